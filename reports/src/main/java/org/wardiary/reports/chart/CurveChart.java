package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.OptionalDouble;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Medians over the game with bands of the middle half and the middle four fifths. */
final class CurveChart {

  private static final int HEIGHT = 360;
  private static final double LABEL_ROOM = 1.14;

  private final Table table;
  private final Style style;
  private final List<String> names;

  CurveChart(Table table, Style style) {
    this.table = table;
    this.style = style;
    this.names = table.rows().stream().map(row -> row.text("who")).distinct().toList();
  }

  JfreeDrawing picture() {
    XYPlot plot = new XYPlot();
    NumberAxis part = style.numbers("part of the game's turns", "0 %");
    part.setTickUnit(new NumberTickUnit(0.25));
    part.setRange(0, LABEL_ROOM);
    NumberAxis points = style.numbers("points lost", "0");
    points.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    points.setAutoRangeIncludesZero(true);
    plot.setDomainAxis(part);
    plot.setRangeAxis(points);
    plot.setDataset(0, bands("lower_quartile", "upper_quartile"));
    plot.setDataset(1, bands("tenth", "nine_tenths"));
    plot.setRenderer(0, renderer(0.30f, 2.6f));
    plot.setRenderer(1, renderer(0.13f, 0f));
    style.gridAlongRange(plot);
    label(plot);
    long games = table.rows().get(0).count("games");
    return new JfreeDrawing(
        style.chart(
            table,
            "Medians of " + games + " games; dark band: the middle half; light: four fifths",
            plot),
        JfreeDrawing.WIDTH,
        HEIGHT + style.headingHeight());
  }

  private YIntervalSeriesCollection bands(String low, String high) {
    YIntervalSeriesCollection all = new YIntervalSeriesCollection();
    for (String name : names) {
      YIntervalSeries series = new YIntervalSeries(name);
      for (Row row : table.select(row -> row.is("who", name))) {
        OptionalDouble median = row.number("median");
        if (median.isPresent()) {
          series.add(
              row.number("part_of_game").orElseThrow(),
              median.getAsDouble(),
              row.number(low).orElseThrow(),
              row.number(high).orElseThrow());
        }
      }
      all.addSeries(series);
    }
    return all;
  }

  private DeviationRenderer renderer(float alpha, float width) {
    DeviationRenderer renderer = new DeviationRenderer(width > 0, false);
    renderer.setAlpha(alpha);
    for (int i = 0; i < names.size(); i++) {
      Color colour = style.palette().named(names.get(i), names);
      renderer.setSeriesPaint(i, colour);
      renderer.setSeriesFillPaint(i, colour);
      renderer.setSeriesStroke(
          i, new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    }
    return renderer;
  }

  /** Each name at the end of its line; moved apart where two would meet. */
  private void label(XYPlot plot) {
    double[] ends = names.stream().mapToDouble(this::end).toArray();
    double apart = plot.getRangeAxis().getRange().getLength() * 0.07;
    for (int i = 0; i < ends.length; i++) {
      double y = ends[i];
      if (ends.length == 2 && Math.abs(ends[0] - ends[1]) < apart) {
        boolean upper = ends[i] > ends[1 - i] || ends[i] == ends[1 - i] && i == 0;
        y = (ends[0] + ends[1]) / 2 + (upper ? apart / 2 : -apart / 2);
      }
      XYTextAnnotation label = new XYTextAnnotation(names.get(i), 1.012, y);
      label.setFont(Fonts.font(Weight.BOLD, Style.LABEL).deriveFont(Font.BOLD));
      label.setPaint(style.palette().named(names.get(i), names));
      label.setTextAnchor(TextAnchor.CENTER_LEFT);
      plot.addAnnotation(label);
    }
  }

  private double end(String name) {
    List<Row> rows = table.select(row -> row.is("who", name));
    return rows.get(rows.size() - 1).number("median").orElse(0);
  }
}
