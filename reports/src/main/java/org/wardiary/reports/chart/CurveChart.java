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

/** Medians with bands of the middle half and the middle four fifths, one line for each name. */
final class CurveChart {

  private static final int HEIGHT = 360;

  /**
   * What is drawn against what.
   *
   * @param column number column along the chart
   * @param label what that is
   * @param pattern format of its numbers
   * @param ticks distance of its ticks, 0 for whole numbers as they fit
   * @param values what the medians are
   * @param room room for the names at the right, as a part of the axis
   */
  record Axes(
      String column, String label, String pattern, double ticks, String values, double room) {

    /** Points lost against the part of the game. */
    static final Axes SCORE =
        new Axes("part_of_game", "part of the game's turns", "0 %", 0.25, "points lost", 0.14);
  }

  private final Table table;
  private final List<Row> rows;
  private final Style style;
  private final Axes axes;
  private final List<String> names;

  CurveChart(Table table, Style style) {
    this(table, table.rows(), style, Axes.SCORE);
  }

  /** A chart of some rows of a table. */
  CurveChart(Table table, List<Row> rows, Style style, Axes axes) {
    this.table = table;
    this.rows = rows;
    this.style = style;
    this.axes = axes;
    this.names = rows.stream().map(row -> row.text("who")).distinct().toList();
  }

  JfreeDrawing picture() {
    XYPlot plot = plot();
    plot.setDomainAxis(domain(end()));
    long games = rows.get(0).count("games");
    return new JfreeDrawing(
        style.chart(table, subtitle("Medians of " + games + " games"), plot),
        JfreeDrawing.WIDTH,
        HEIGHT + style.headingHeight());
  }

  /** What the line and the bands are, after what they are made of. */
  static String subtitle(String of) {
    return of + "; dark band: the middle half; light: four fifths";
  }

  /** The axis along the chart, with room for the names after its end. */
  NumberAxis domain(double end) {
    NumberAxis axis = style.numbers(axes.label(), axes.pattern());
    if (axes.ticks() > 0) {
      axis.setTickUnit(new NumberTickUnit(axes.ticks()));
    } else {
      axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    axis.setRange(0, end * (1 + axes.room()));
    return axis;
  }

  /** The plot without the axis along it. */
  XYPlot plot() {
    XYPlot plot = new XYPlot();
    NumberAxis values = style.numbers(axes.values(), "0");
    values.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    values.setAutoRangeIncludesZero(true);
    plot.setRangeAxis(values);
    plot.setDataset(0, bands("lower_quartile", "upper_quartile"));
    plot.setDataset(1, bands("tenth", "nine_tenths"));
    plot.setRenderer(0, renderer(0.30f, 2.6f));
    plot.setRenderer(1, renderer(0.13f, 0f));
    style.gridAlongRange(plot);
    label(plot);
    return plot;
  }

  /** Where the longest line ends. */
  double end() {
    return rows.stream().mapToDouble(row -> row.number(axes.column()).orElse(0)).max().orElse(1);
  }

  private List<Row> of(String name) {
    return rows.stream().filter(row -> row.is("who", name)).toList();
  }

  private YIntervalSeriesCollection bands(String low, String high) {
    YIntervalSeriesCollection all = new YIntervalSeriesCollection();
    for (String name : names) {
      YIntervalSeries series = new YIntervalSeries(name);
      for (Row row : of(name)) {
        OptionalDouble median = row.number("median");
        if (median.isPresent()) {
          series.add(
              row.number(axes.column()).orElseThrow(),
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
    double[] ends = names.stream().mapToDouble(name -> last(name, "median")).toArray();
    double apart = plot.getRangeAxis().getRange().getLength() * 0.07;
    for (int i = 0; i < ends.length; i++) {
      double y = ends[i];
      if (ends.length == 2 && Math.abs(ends[0] - ends[1]) < apart) {
        boolean upper = ends[i] > ends[1 - i] || ends[i] == ends[1 - i] && i == 0;
        y = (ends[0] + ends[1]) / 2 + (upper ? apart / 2 : -apart / 2);
      }
      double x = last(names.get(i), axes.column()) + 0.012 * end();
      XYTextAnnotation label = new XYTextAnnotation(names.get(i), x, y);
      label.setFont(Fonts.font(Weight.BOLD, Style.LABEL).deriveFont(Font.BOLD));
      label.setPaint(style.palette().named(names.get(i), names));
      label.setTextAnchor(TextAnchor.CENTER_LEFT);
      plot.addAnnotation(label);
    }
  }

  private double last(String name, String column) {
    List<Row> line = of(name);
    return line.get(line.size() - 1).number(column).orElse(0);
  }
}
