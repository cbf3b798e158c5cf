package org.wardiary.reports.chart;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.data.Range;
import org.jfree.data.xy.DefaultTableXYDataset;
import org.jfree.data.xy.XYSeries;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** How many games ended in each span of turns, stacked by how they ended. */
final class LengthChart {

  private static final int HEIGHT = 320;

  private final Table table;
  private final Style style;

  LengthChart(Table table, Style style) {
    this.table = table;
    this.style = style;
  }

  JfreeDrawing picture() {
    List<String> conditions =
        table.rows().stream().map(row -> row.text("condition")).distinct().toList();
    DefaultTableXYDataset data = data(conditions);
    StackedXYBarRenderer bars = new StackedXYBarRenderer(0.06);
    bars.setBarPainter(new StandardXYBarPainter());
    bars.setShadowVisible(false);
    bars.setDrawBarOutline(false);
    bars.setLegendBar(new Rectangle2D.Double(-5, -5, 10, 10));
    for (int i = 0; i < conditions.size(); i++) {
      bars.setSeriesPaint(i, style.colours().named(conditions.get(i), conditions));
    }
    NumberAxis turns = style.numbers("turns", "0");
    turns.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    turns.setRange(span());
    NumberAxis games = style.numbers("games", "0");
    games.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    XYPlot plot = new XYPlot(data, turns, games, bars);
    style.gridAlongRange(plot);
    JFreeChart chart = style.chart(table, "Games by the turn in which they ended", plot);
    chart.addSubtitle(style.legend(plot));
    return style.drawing(chart, HEIGHT);
  }

  /** From the shortest games to the longest, with a little room. */
  private Range span() {
    double from = Double.MAX_VALUE;
    double to = 0;
    for (Row row : table.select(row -> row.count("games") > 0)) {
      from = Math.min(from, row.number("from").orElseThrow());
      to = Math.max(to, row.number("to").orElseThrow());
    }
    double room = Math.max(0.5, (to - from + 1) * 0.03);
    return new Range(from - 0.5 - room, to + 0.5 + room);
  }

  private DefaultTableXYDataset data(List<String> conditions) {
    DefaultTableXYDataset data = new DefaultTableXYDataset();
    double width = 1;
    for (String condition : conditions) {
      XYSeries series = new XYSeries(condition, true, false);
      for (Row row : table.select(row -> row.is("condition", condition))) {
        double from = row.number("from").orElseThrow();
        width = row.number("to").orElseThrow() - from + 1;
        series.add(from + (width - 1) / 2, (double) row.count("games"));
      }
      data.addSeries(series);
    }
    data.setIntervalWidth(width);
    return data;
  }
}
