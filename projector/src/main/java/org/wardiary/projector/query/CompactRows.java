package org.wardiary.projector.query;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.wardiary.projector.view.GameSummary;

/**
 * Reduces the size of rows that a program keeps of all games: nearly all texts in them also occur
 * in other games, and so do the kinds of events that they count.
 */
final class CompactRows {

  private CompactRows() {}

  /**
   * The same row; equal texts of all rows are one object.
   *
   * @param row a row just decoded that nobody else holds; it is modified
   */
  static GameSummary of(GameSummary row) {
    MetGames.meet(row);
    for (Schema.Field field : row.getSchema().getFields()) {
      if (row.get(field.pos()) instanceof String text) {
        row.put(field.pos(), text.intern());
      }
    }
    row.put(
        "counts",
        row.getCounts().entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(one -> one.getKey().intern(), Map.Entry::getValue)));
    for (String list : List.of("sides", "firstOpening", "secondOpening")) {
      row.put(
          list, ((List<?>) row.get(list)).stream().map(one -> one.toString().intern()).toList());
    }
    return row;
  }
}
