package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * A chart with several values in each row, each with its interval, and a legend of the values.
 *
 * @param series the values drawn for each row
 * @param label a row's name
 * @param n what a row's shares are of, e.g. {@code 40 charges}
 * @param look how the values are drawn
 * @param subtitle what is shown, in full, with the method
 */
public record GroupChart(
    List<Series> series,
    Function<Row, String> label,
    Function<Row, String> n,
    Look look,
    String subtitle)
    implements Chart {

  /**
   * One of several values of each row.
   *
   * @param name what the legend calls it
   * @param column its number column; without columns for an interval, the value is its own bounds
   * @param pattern format of its values
   */
  public record Series(String name, String column, String pattern) {

    /** Shares in whole per cent. */
    public static Series share(String name, String column) {
      return new Series(name, column, "0 %");
    }
  }

  @Override
  public Drawing draw(Table table, Style style) {
    List<IntervalRows.Group> groups = table.rows().stream().map(row -> group(row, style)).toList();
    List<IntervalPlot.Named> legend = new ArrayList<>();
    for (int i = 0; i < series.size(); i++) {
      legend.add(new IntervalPlot.Named(series.get(i).name(), colour(i, style)));
    }
    return new IntervalPlot(table, style, look).groups(groups, legend, subtitle);
  }

  private Color colour(int number, Style style) {
    List<String> names = series.stream().map(Series::name).toList();
    return style.colours().named(names.get(number), names);
  }

  /** A row of several values: all of them, or n alone if the table has none of them. */
  IntervalRows.Group group(Row row, Style style) {
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (int i = 0; i < series.size(); i++) {
      Color colour = colour(i, style);
      Entries.Words words = new Entries.Words("", "", series.get(i).pattern());
      entries.add(Entries.entry(row, series.get(i).column(), words, colour).as(Glyph.of(i)));
    }
    String of = n.apply(row);
    if (entries.stream().noneMatch(IntervalRows.Entry::shown)) {
      Entries.Words few = new Entries.Words("", of, "");
      entries = List.of(Entries.entry(row, series.get(0).column(), few, style.muted()));
    }
    String name = label.apply(row);
    return new IntervalRows.Group(of.isEmpty() ? name : name + ", " + of, entries);
  }
}
