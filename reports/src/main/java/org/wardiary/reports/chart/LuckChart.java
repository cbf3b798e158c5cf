package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.Range;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** A dot for each game along the luck in it, in a row for each result. */
final class LuckChart {

  private static final int ROW_HEIGHT = 78;
  private static final int AXIS_HEIGHT = 66;

  /** Dots side by side: a dot takes this part of the axis, and this part of a row. */
  private static final double DOT = 0.016;

  private static final double STEP = 0.13;

  private final Table table;
  private final Style style;
  private final String column;
  private final String axis;

  /**
   * A chart of games.
   *
   * @param column number column of the luck
   * @param axis what that is, with unit
   */
  LuckChart(Table table, Style style, String column, String axis) {
    this.table = table;
    this.style = style;
    this.column = column;
    this.axis = axis;
  }

  /** The picture; the sides' rows in the order of their names in the games' results. */
  Drawing picture() {
    List<String> results =
        table.rows().stream().map(row -> row.text("result")).distinct().sorted().toList();
    double most = 0;
    for (Row row : table.rows()) {
      most = Math.max(most, Math.abs(row.number(column).orElse(0)));
    }
    Range range = new Range(-1.06 * most, 1.06 * most);
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer dots = new XYLineAndShapeRenderer(false, true);
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      String result = results.get(i);
      List<Row> games = table.select(row -> row.is("result", result));
      data.addSeries(series(i, games, range.getLength() * DOT));
      Color colour = style.colours().named(result, results);
      dots.setSeriesShape(i, Glyph.DISC.at(0, 0));
      dots.setSeriesPaint(i, colour);
      labels.add(label(result, games.size()));
    }
    SymbolAxis rows = style.quiet(new SymbolAxis(null, labels.toArray(String[]::new)));
    rows.setTickLabelPaint(style.ink());
    rows.setInverted(true);
    rows.setGridBandsVisible(false);
    rows.setRange(-0.5, results.size() - 0.5);
    NumberAxis luck = style.numbers(axis, "0.#;−0.#");
    luck.setRange(range);
    XYPlot plot = new XYPlot(data, luck, rows, dots);
    style.gridAlongRange(plot);
    plot.setRangeGridlinesVisible(false);
    plot.addDomainMarker(
        new ValueMarker(0, style.muted(), new BasicStroke(1.2f)), Layer.BACKGROUND);
    return new JfreeDrawing(
        style.chart(table, "A dot for each game", plot),
        JfreeDrawing.WIDTH,
        style.headingHeight() + AXIS_HEIGHT + ROW_HEIGHT * results.size());
  }

  private static String label(String result, int games) {
    String who = result.equals("draw") ? "drawn" : result + " won";
    return "%s, %d %s".formatted(who, games, games == 1 ? "game" : "games");
  }

  /** Dots in the order of the table; one that would cover another moves aside in its row. */
  private XYSeries series(int row, List<Row> games, double width) {
    XYSeries series = new XYSeries(row, false, true);
    List<double[]> placed = new ArrayList<>();
    for (Row game : games) {
      OptionalDouble luck = game.number(column);
      if (luck.isPresent()) {
        int aside = 0;
        while (covers(placed, luck.getAsDouble(), offset(aside), width)) {
          aside++;
        }
        placed.add(new double[] {luck.getAsDouble(), offset(aside)});
        series.add(luck.getAsDouble(), row + offset(aside));
      }
    }
    return series;
  }

  /** 0, then one step up, one down, two up … */
  private static double offset(int aside) {
    return (aside % 2 == 0 ? 1 : -1) * ((aside + 1) / 2) * STEP;
  }

  private static boolean covers(List<double[]> placed, double x, double y, double width) {
    return placed.stream()
        .anyMatch(dot -> Math.abs(dot[0] - x) < width && Math.abs(dot[1] - y) < STEP / 2);
  }
}
