package org.wardiary.reports.chart;

import java.util.Arrays;
import java.util.function.Function;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Row;
import org.wardiary.events.text.Text;

/** Words about a row, made of its texts and counts. */
public final class RowWords {

  private RowWords() {}

  /**
   * Fills a text with the cells of some columns.
   *
   * @param format with a {@code %s} for each column
   * @param columns text or count columns
   */
  public static Function<Row, String> of(String format, String... columns) {
    return row ->
        Text.of(format, Arrays.stream(columns).map(column -> written(row, column)).toArray());
  }

  private static Object written(Row row, String column) {
    return row.cell(column) instanceof Cell.Text text ? text.value() : row.count(column);
  }

  /**
   * A number of things: {@code 1 attack}, {@code 2 attacks}.
   *
   * @param column count column
   * @param one the word for one of them
   */
  public static Function<Row, String> count(String column, String one) {
    return row -> Text.count(row.count(column), one);
  }

  /** Words one after the other: {@code 2 games, 1 hold}. */
  public static Function<Row, String> both(
      Function<Row, String> first, Function<Row, String> second) {
    return row -> Text.of("%s, %s", first.apply(row), second.apply(row));
  }
}
