package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.wardiary.analytics.study.Rounds;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** Share of each condition over blocks of rounds, with intervals. */
final class RoundsChart {

  private static final int HEIGHT = 340;
  private static final double ASIDE = 0.09;

  private final Table table;
  private final Style style;

  RoundsChart(Table table, Style style) {
    this.table = table;
    this.style = style;
  }

  JfreeDrawing picture() {
    List<Row> byCondition = table.select(row -> row.is("winner", Rounds.ANY));
    // where all games end alike, who wins them is what is left to see
    boolean alike = byCondition.stream().map(row -> row.text("condition")).distinct().count() == 1;
    String column = alike ? "winner" : "condition";
    List<Row> rows = alike ? table.select(row -> row.is("condition", Rounds.ANY)) : byCondition;
    List<String> blocks = rows.stream().map(row -> row.text("rounds")).distinct().toList();
    List<String> names = rows.stream().map(row -> row.text(column)).distinct().toList();
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDefaultLinesVisible(true);
    renderer.setDrawXError(false);
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      double aside = ASIDE * (i - (names.size() - 1) / 2.0);
      data.addSeries(
          series(name, rows.stream().filter(row -> row.is(column, name)).toList(), blocks, aside));
      Color colour = style.colours().named(name, names);
      renderer.setSeriesPaint(i, colour);
      renderer.setSeriesStroke(i, new BasicStroke(1.6f));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
    }
    renderer.setErrorStroke(new BasicStroke(1.4f));
    SymbolAxis rounds = style.quiet(new SymbolAxis("rounds", labels(rows, blocks)));
    rounds.setGridBandsVisible(false);
    rounds.setRange(-0.5, blocks.size() - 0.5);
    NumberAxis share = style.numbers("share of games", "0 %");
    XYPlot plot = new XYPlot(data, rounds, share, renderer);
    style.gridAlongRange(plot);
    JFreeChart chart =
        style.chart(
            table,
            (alike ? "Share of games won" : "Share of games by how they ended")
                + ", 95 % intervals",
            plot);
    chart.addSubtitle(style.legend(plot));
    return style.drawing(chart, HEIGHT);
  }

  /** The blocks' names; n beside one that has too few games for a share. */
  private static String[] labels(List<Row> rows, List<String> blocks) {
    return blocks.stream()
        .map(
            block -> {
              List<Row> its = rows.stream().filter(row -> row.is("rounds", block)).toList();
              boolean shown = its.stream().anyMatch(row -> row.number("share").isPresent());
              return shown ? block : block + ", n = " + its.get(0).count("of") + ": too few";
            })
        .toArray(String[]::new);
  }

  private static XYIntervalSeries series(
      String name, List<Row> rows, List<String> blocks, double aside) {
    XYIntervalSeries series = new XYIntervalSeries(name);
    for (Row row : rows) {
      if (row.number("share").isPresent()) {
        // side by side, so that the whiskers of one block do not hide each other
        double x = blocks.indexOf(row.text("rounds")) + aside;
        series.add(
            x,
            x,
            x,
            row.number("share").orElseThrow(),
            row.number("share_low").orElseThrow(),
            row.number("share_high").orElseThrow());
      }
    }
    return series;
  }
}
