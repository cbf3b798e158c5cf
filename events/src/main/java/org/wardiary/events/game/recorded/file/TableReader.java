package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.text.Text;

/** Reads a table of results. */
final class TableReader {

  private final Cursor table;
  private final Map<String, Die> dice;

  TableReader(Cursor table, Map<String, Die> dice) {
    this.table = table;
    this.dice = dice;
  }

  ResultTable read() {
    Cursor die = table.get("die").orElseThrow();
    if (!dice.containsKey(die.text()) && Die.common(die.text()).isEmpty()) {
      throw die.bad("dice such as d6, or a word of \"dice\"", dice.keySet());
    }
    Map<ResultTable.Index, Cursor> heads = new LinkedHashMap<>();
    for (ResultTable.Index index : ResultTable.Index.values()) {
      table.get(index.title()).ifPresent(head -> heads.put(index, head));
    }
    if (heads.size() != 1) {
      throw table.not("one of odds, differential, strength and columns", heads.size() + "");
    }
    ResultTable.Index index = heads.keySet().iterator().next();
    List<String> columns = texts(heads.get(index));
    if (columns.isEmpty()) {
      throw heads.get(index).bad("the words of the columns", List.of());
    }
    Map<String, List<String>> rows = rows(columns.size());
    return new ResultTable(
        table.key(), table.name(), die.text(), index, columns, rows, losses(rows));
  }

  private Map<String, Loss> losses(Map<String, List<String>> rows) {
    Set<String> results = new LinkedHashSet<>();
    rows.values().forEach(results::addAll);
    Map<String, Loss> losses = new LinkedHashMap<>();
    table
        .entries("losses")
        .forEach(
            (result, words) -> {
              Clause.in(words.ofKey(), "a result of the table", results);
              losses.put(result, Loss.read(words));
            });
    return losses;
  }

  private static List<String> texts(Cursor words) {
    return words.words().stream().map(Cursor::text).toList();
  }

  private Map<String, List<String>> rows(int columns) {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    table
        .entries()
        .forEach(
            (key, row) -> {
              if (key.matches("-?[0-9].*")) {
                List<String> results = texts(row);
                if (results.size() != columns) {
                  throw row.not(
                      Text.of("a result for each of %d columns", columns), results.size() + "");
                }
                rows.put(key, results);
              }
            });
    return rows;
  }
}
