package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * How quantities grow with the number of games, a line for each, on logarithmic axes: one that is
 * proportional to the games rises by a power of ten with each power of ten of games.
 */
public final class GrowthChart {

  private static final int HEIGHT = 360;

  /** Room beyond the outermost points, as a factor. */
  private static final double ROOM = 1.4;

  private GrowthChart() {}

  /**
   * Draws a table.
   *
   * @param table columns {@code of} (text: the lines' names), {@code games} (count) and {@code
   *     value} (number), all positive; at least one row
   * @param label what the values are
   */
  public static Drawing draw(Table table, Style style, String label) {
    List<String> names = table.rows().stream().map(row -> row.text("of")).distinct().toList();
    XYSeriesCollection data = new XYSeriesCollection();
    for (String name : names) {
      XYSeries series = new XYSeries(name);
      table
          .select(row -> row.is("of", name))
          .forEach(row -> series.add((double) row.count("games"), value(row)));
      data.addSeries(series);
    }
    LogScale games = scale(table, style, "games", row -> (double) row.count("games"));
    LogScale values = scale(table, style, label, GrowthChart::value);
    XYPlot plot = new XYPlot(data, games, values, renderer(style, names));
    style.gridAlongRange(plot);
    JFreeChart chart = style.chart(table, "Both axes logarithmic", plot);
    chart.addSubtitle(style.legend(plot));
    return style.drawing(chart, HEIGHT);
  }

  private static double value(Row row) {
    return row.number("value").orElseThrow();
  }

  private static LogScale scale(
      Table table, Style style, String label, ToDoubleFunction<Row> value) {
    LogScale axis = style.quiet(new LogScale(label, "#,##0.###"));
    double least = table.rows().stream().mapToDouble(value).min().orElseThrow();
    double most = table.rows().stream().mapToDouble(value).max().orElseThrow();
    axis.setRange(least / ROOM, most * ROOM);
    return axis;
  }

  private static XYLineAndShapeRenderer renderer(Style style, List<String> names) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    for (int i = 0; i < names.size(); i++) {
      renderer.setSeriesPaint(i, style.colours().named(names.get(i), names));
      renderer.setSeriesStroke(i, new BasicStroke(2f));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
    }
    return renderer;
  }
}
