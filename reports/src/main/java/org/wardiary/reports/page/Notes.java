package org.wardiary.reports.page;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.table.Table;

/**
 * The notes of the tables of a page: what several of them say is said once.
 *
 * @param shared the sentences that stand in the notes of several tables
 */
record Notes(List<String> shared) {

  static Notes of(Stream<Table> tables) {
    return new Notes(
        tables
            .flatMap(table -> sentences(table).stream().distinct())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
            .entrySet()
            .stream()
            .filter(sentence -> sentence.getValue() > 1)
            .map(sentence -> sentence.getKey())
            .sorted()
            .toList());
  }

  private static List<String> sentences(Table table) {
    return List.of(table.note().replace(" %", "\u00A0%").split("(?<=\\.) (?=[A-Z0-9])"));
  }

  /** The rest of a table's note. */
  String own(Table table) {
    Set<String> own = new LinkedHashSet<>(sentences(table));
    shared.forEach(own::remove);
    return String.join(" ", own);
  }
}
