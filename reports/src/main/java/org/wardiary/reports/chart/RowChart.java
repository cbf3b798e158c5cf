package org.wardiary.reports.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * A chart of values with intervals, one below the other.
 *
 * @param rows which rows of the table are drawn
 * @param values the values drawn for each row, each on a line of its own
 * @param look how the values are drawn
 * @param baseline what the values of a row are compared with, if it is not the same for all rows;
 *     drawn as a short line across each
 * @param subtitle what is shown, in full, with the method
 */
public record RowChart(
    Function<Table, List<Row>> rows,
    List<Value> values,
    Look look,
    BiFunction<Table, Row, OptionalDouble> baseline,
    String subtitle)
    implements Chart {

  /** A chart of several values of every row of a table. */
  public static RowChart of(List<Value> values, Look look, String subtitle) {
    return new RowChart(
        Table::rows, values, look, (table, row) -> OptionalDouble.empty(), subtitle);
  }

  /**
   * A value of a row.
   *
   * @param column its number column; without columns for an interval, the value is its own bounds
   * @param pattern format of the value, e.g. {@code 0 %}
   * @param label the row's name
   * @param n the count on which the value rests, e.g. {@code n = 40}
   * @param colour the name by which it is coloured; a side's name gives the side's colour
   */
  public record Value(
      String column,
      String pattern,
      Function<Row, String> label,
      Function<Row, String> n,
      Function<Row, String> colour) {

    /** A share in whole per cent, without n, all rows in one colour. */
    public static Value share(String column, Function<Row, String> label) {
      return number(column, "0 %", label);
    }

    /** A number without n, all rows in one colour. */
    public static Value number(String column, String pattern, Function<Row, String> label) {
      return new Value(column, pattern, label, row -> "", row -> "");
    }

    /** A copy with its n. */
    public Value n(Function<Row, String> words) {
      return new Value(column, pattern, label, words, colour);
    }

    /** A copy coloured by the text in a column. */
    public Value colour(String textColumn) {
      return colour(row -> row.text(textColumn));
    }

    /** A copy coloured by a name. */
    public Value colour(Function<Row, String> name) {
      return new Value(column, pattern, label, n, name);
    }
  }

  /** A chart of one value of every row of a table. */
  public static RowChart of(Value value, Look look, String subtitle) {
    return of(List.of(value), look, subtitle);
  }

  /** The same chart of only the rows that satisfy a condition. */
  public RowChart where(Predicate<Row> drawn) {
    return rows(table -> table.select(drawn));
  }

  /** The same chart of other rows. */
  public RowChart rows(Function<Table, List<Row>> drawn) {
    return new RowChart(drawn, values, look, baseline, subtitle);
  }

  /** The same chart with a baseline that each row is compared with. */
  public RowChart over(BiFunction<Table, Row, OptionalDouble> own) {
    return new RowChart(rows, values, look, own, subtitle);
  }

  @Override
  public Drawing draw(Table table, Style style) {
    List<Row> drawn = rows.apply(table);
    List<String> names =
        drawn.stream()
            .flatMap(row -> values.stream().map(value -> value.colour().apply(row)))
            .distinct()
            .toList();
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (Row row : drawn) {
      double own = baseline.apply(table, row).orElse(Double.NaN);
      for (Value value : values) {
        entries.add(
            Entries.entry(
                    row,
                    value.column(),
                    new Entries.Words(
                        value.label().apply(row), value.n().apply(row), value.pattern()),
                    style.colours().named(value.colour().apply(row), names))
                .over(own));
      }
    }
    return new IntervalPlot(table, style, look).rows(entries, subtitle);
  }
}
