package org.wardiary.reports.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.GroupChart.Series;

/**
 * A chart of bars, each the whole of something, divided into parts that add up to 100 %. The
 * intervals of the shares are in the table.
 *
 * @param bars the bars of a table, from above
 * @param axis what the bars are the whole of
 * @param subtitle what is shown, in full
 */
public record StackChart(Function<Table, List<Bar>> bars, String axis, String subtitle)
    implements Chart {

  /**
   * A part of a bar.
   *
   * @param name what the legend calls it; the same name has the same colour in all bars
   * @param colour the name that gives its colour, e.g. that of a side; parts that share it are
   *     shades of it
   * @param share its share of the bar, from 0 to 1
   */
  public record Part(String name, String colour, double share) {

    /** A part with a colour of its own. */
    static Part of(String name, double share) {
      return new Part(name, name, share);
    }
  }

  /**
   * A bar.
   *
   * @param label its name and what it is the whole of
   * @param parts its parts from the left; none if too few are known for shares
   */
  public record Bar(String label, List<Part> parts) {}

  /**
   * A chart of a table whose rows have a number column for each part.
   *
   * @param parts the parts; the columns hold shares
   * @param label a bar's name
   */
  public static StackChart ofColumns(
      List<Series> parts, Function<Row, String> label, String axis, String subtitle) {
    return new StackChart(
        table -> table.rows().stream().map(row -> bar(row, parts, label)).toList(), axis, subtitle);
  }

  private static Bar bar(Row row, List<Series> parts, Function<Row, String> label) {
    List<Part> shares = new ArrayList<>();
    for (Series part : parts) {
      row.number(part.column()).ifPresent(share -> shares.add(Part.of(part.name(), share)));
    }
    return new Bar(label.apply(row), shares);
  }

  /**
   * A chart of a table that has a row for each part.
   *
   * @param rows the rows that are drawn
   * @param words how a row becomes a part of a bar
   */
  public static StackChart ofRows(
      Function<Table, List<Row>> rows, Words words, String axis, String subtitle) {
    return new StackChart(table -> bars(rows.apply(table), words), axis, subtitle);
  }

  /**
   * How a row becomes a part of a bar.
   *
   * @param bar the name of its bar
   * @param part the name of its part
   * @param colour the name that gives its colour
   * @param share number column of its share
   */
  public record Words(
      Function<Row, String> bar,
      Function<Row, String> part,
      Function<Row, String> colour,
      String share) {}

  private static List<Bar> bars(List<Row> rows, Words words) {
    Map<String, List<Part>> bars = new LinkedHashMap<>();
    for (Row row : rows) {
      List<Part> parts = bars.computeIfAbsent(words.bar().apply(row), name -> new ArrayList<>());
      OptionalDouble share = row.number(words.share());
      if (share.isPresent()) {
        String name = words.part().apply(row);
        parts.add(new Part(name, words.colour().apply(row), share.getAsDouble()));
      }
    }
    return bars.entrySet().stream().map(bar -> new Bar(bar.getKey(), bar.getValue())).toList();
  }

  @Override
  public Drawing draw(Table table, Style style) {
    return new StackPlot(table, style, bars.apply(table)).picture(axis, subtitle);
  }
}
