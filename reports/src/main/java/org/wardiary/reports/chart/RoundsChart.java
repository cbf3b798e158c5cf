package org.wardiary.reports.chart;

import java.awt.BasicStroke;
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
import org.wardiary.events.text.Text;

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
    // if all games end alike, show who wins them instead
    boolean alike = byCondition.stream().map(row -> row.text("condition")).distinct().count() == 1;
    return alike
        ? picture(
            table.select(row -> row.is("condition", Rounds.ANY)),
            "winner",
            "Share of games won, 95 % intervals")
        : picture(byCondition, "condition", "Share of games by how they ended, 95 % intervals");
  }

  private JfreeDrawing picture(List<Row> rows, String column, String subtitle) {
    List<String> blocks = rows.stream().map(row -> row.text("rounds")).distinct().toList();
    List<String> names = rows.stream().map(row -> row.text(column)).distinct().toList();
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      double aside = ASIDE * (i - (names.size() - 1) / 2.0);
      data.addSeries(
          series(name, rows.stream().filter(row -> row.is(column, name)).toList(), blocks, aside));
    }
    SymbolAxis rounds = style.quiet(new SymbolAxis("rounds", labels(rows, blocks)));
    rounds.setGridBandsVisible(false);
    rounds.setVerticalTickLabels(style.isNarrow());
    rounds.setRange(-0.5, blocks.size() - 0.5);
    NumberAxis share = style.numbers("share of games", "0 %");
    XYPlot plot = new XYPlot(data, rounds, share, renderer(names));
    style.gridAlongRange(plot);
    JFreeChart chart = style.chart(table, subtitle, plot);
    chart.addSubtitle(style.legend(plot));
    return style.drawing(chart, HEIGHT);
  }

  private XYErrorRenderer renderer(List<String> names) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDefaultLinesVisible(true);
    renderer.setDrawXError(false);
    for (int i = 0; i < names.size(); i++) {
      renderer.setSeriesPaint(i, style.colours().named(names.get(i), names));
      renderer.setSeriesStroke(i, new BasicStroke(1.6f));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
    }
    renderer.setErrorStroke(new BasicStroke(1.4f));
    return renderer;
  }

  /** The blocks' names, with n beside those that have too few games for a share. */
  private static String[] labels(List<Row> rows, List<String> blocks) {
    return blocks.stream()
        .map(
            block -> {
              List<Row> its = rows.stream().filter(row -> row.is("rounds", block)).toList();
              boolean shown = its.stream().anyMatch(row -> row.number("share").isPresent());
              return shown ? block : Text.of("%s, n = %d: too few", block, its.get(0).count("of"));
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
