package org.wardiary.reports.told;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * Tables of a study, and their cells as lines that can be compared. What rules call another ending
 * is told by its own word, unfinished, in recorded games; here both are the same.
 */
record Tables(List<Table> all) {

  private static final Cell UNFINISHED = Cell.of("unfinished");
  private static final Cell OTHER = Cell.of("other");

  /** A table, which must be there. */
  Table table(String id) {
    return all.stream()
        .filter(table -> table.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no table " + id));
  }

  /** The columns of a table, then the cells of its rows, with those of the intervals. */
  List<Object> cells(String id) {
    return cells(id, row -> true);
  }

  /** As {@link #cells(String)}, of some rows. */
  List<Object> cells(String id, Predicate<Row> rows) {
    List<Object> lines = new ArrayList<>();
    lines.add(table(id).columns().list());
    table(id).select(rows).forEach(row -> lines.add(cells(row)));
    return lines;
  }

  private static List<Cell> cells(Row row) {
    return row.cells().stream().map(cell -> cell.equals(UNFINISHED) ? OTHER : cell).toList();
  }
}
