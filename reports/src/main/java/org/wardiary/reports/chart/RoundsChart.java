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
    List<Row> rows = table.select(row -> row.is("winner", Rounds.ANY));
    List<String> blocks = rows.stream().map(row -> row.text("rounds")).distinct().toList();
    List<String> conditions = rows.stream().map(row -> row.text("condition")).distinct().toList();
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDefaultLinesVisible(true);
    renderer.setDrawXError(false);
    for (int i = 0; i < conditions.size(); i++) {
      data.addSeries(series(rows, blocks, conditions, i));
      Color colour = style.palette().named(conditions.get(i), conditions);
      renderer.setSeriesPaint(i, colour);
      renderer.setSeriesStroke(i, new BasicStroke(1.6f));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
    }
    renderer.setErrorStroke(new BasicStroke(1.4f));
    SymbolAxis names = style.quiet(new SymbolAxis("rounds", blocks.toArray(String[]::new)));
    names.setGridBandsVisible(false);
    names.setRange(-0.5, blocks.size() - 0.5);
    NumberAxis share = style.numbers("share of games", "0 %");
    XYPlot plot = new XYPlot(data, names, share, renderer);
    style.gridAlongRange(plot);
    JFreeChart chart = style.chart(table, "Share of games by how they ended, 95 % intervals", plot);
    chart.addSubtitle(style.legend(plot));
    return new JfreeDrawing(chart, JfreeDrawing.WIDTH, HEIGHT + style.headingHeight());
  }

  private static XYIntervalSeries series(
      List<Row> rows, List<String> blocks, List<String> conditions, int number) {
    XYIntervalSeries series = new XYIntervalSeries(conditions.get(number));
    for (Row row : rows) {
      if (row.is("condition", conditions.get(number)) && row.number("share").isPresent()) {
        // side by side, so that the whiskers of one block do not hide each other
        double x =
            blocks.indexOf(row.text("rounds")) + ASIDE * (number - (conditions.size() - 1) / 2.0);
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
