package org.wardiary.reports.chart;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.analytics.compare.ComparisonTables;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/**
 * A table of a comparison: both sets of games on one scale, with the difference at each row's name.
 */
public final class ComparisonChart implements Chart {

  private static final int MOST_ROWS = 20;
  private static final String SUBTITLE =
      "A and B with 95 % intervals; after each name B less A, * where it is more than chance";

  @Override
  public Drawing draw(Table table, Style style) {
    Column measure = table.columns().column(ComparisonTables.FIRST);
    boolean shares = measure.unit().equals(Column.SHARE);
    String pattern = shares ? "0 %" : "0.0";
    GroupChart chart =
        new GroupChart(
            List.of(
                new GroupChart.Series("A", ComparisonTables.FIRST, pattern),
                new GroupChart.Series("B", ComparisonTables.SECOND, pattern)),
            ComparisonChart::name,
            row -> difference(row, shares),
            shares ? Look.sharesFromZero("share") : Look.numbersFromZero(measure.unit(), "0"),
            rowsLeftOut(table) == 0
                ? SUBTITLE
                : Text.of(
                    "%s; %s in the table alone",
                    SUBTITLE, Text.count(rowsLeftOut(table), "row is", "rows are")));
    return chart.draw(shortened(table), style);
  }

  /** Whether the difference of a row is more than chance. */
  public static boolean isShown(Row row) {
    return row.text("verdict").endsWith("in B");
  }

  private static int rowsLeftOut(Table table) {
    return Math.max(0, table.rows().size() - MOST_ROWS);
  }

  /** The rows whose difference is least likely to be chance, in the table's order. */
  private static Table shortened(Table table) {
    List<Row> kept =
        table.rows().stream()
            .sorted(Comparator.comparingDouble(row -> row.number("chance").orElse(2)))
            .limit(MOST_ROWS)
            .toList();
    return table.only(row -> kept.stream().anyMatch(one -> one == row));
  }

  private static String name(Row row) {
    String name =
        row.cells().stream()
            .takeWhile(Cell.Text.class::isInstance)
            .map(cell -> ((Cell.Text) cell).value())
            .collect(Collectors.joining(", "));
    return name.isEmpty() ? "all" : name;
  }

  private static String difference(Row row, boolean shares) {
    if (row.number(ComparisonTables.DIFFERENCE).isEmpty()) {
      return "";
    }
    double difference = row.number(ComparisonTables.DIFFERENCE).getAsDouble();
    String mark = isShown(row) ? " *" : "";
    return signed(difference, shares ? "0 %" : "0.0") + mark;
  }

  /** A number with its sign, rounded as a format says; a zero has no sign. */
  static String signed(double value, String format) {
    String text = Style.format(format).format(Math.abs(value));
    boolean zero = text.equals(Style.format(format).format(0));
    return zero ? text : (value > 0 ? "+" : "\u2212") + text;
  }
}
