package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.OptionalDouble;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Lines with bands about them, one line for each name. */
final class CurveChart {

  private static final int HEIGHT = 360;
  private static final int PLOT_HEIGHT = 250;
  private static final int AXIS_HEIGHT = 60;

  /**
   * A band about the lines.
   *
   * @param low number column of its lower edge
   * @param high number column of its upper edge
   * @param alpha how opaque it is, from 0 to 1
   */
  record Band(String low, String high, float alpha) {}

  /**
   * What is drawn.
   *
   * @param who text column with the names of the lines
   * @param value number column
   * @param label what the values are, with unit
   * @param pattern format of the axis of values
   * @param bands the bands, the first one with the lines
   */
  record Lines(String who, String value, String label, String pattern, List<Band> bands) {

    /** Medians with the middle half and the middle four fifths. */
    static Lines medians(String label) {
      return new Lines(
          "who",
          "median",
          label,
          "0",
          List.of(
              new Band("lower_quartile", "upper_quartile", 0.30f),
              new Band("tenth", "nine_tenths", 0.13f)));
    }

    /** Estimates with their intervals. */
    static Lines estimates(String who, String value, String label, String pattern) {
      Band interval = new Band(value + "_low", value + "_high", 0.22f);
      return new Lines(who, value, label, pattern, List.of(interval));
    }
  }

  /**
   * What it is drawn against.
   *
   * @param column number column along the chart
   * @param label what that is
   * @param pattern format of its numbers
   * @param ticks distance of its ticks, 0 for whole numbers as they fit
   * @param room room for the names at the right, as a part of the axis
   */
  record Axes(String column, String label, String pattern, double ticks, double room) {

    /** The part of the game. */
    static final Axes PART =
        new Axes("part_of_game", "part of the game's turns", "0 %", 0.25, 0.14);
  }

  private final List<Row> rows;
  private final Style style;
  private final Axes axes;
  private final Lines lines;
  private final List<String> names;

  /** A chart of some rows of a table. */
  CurveChart(List<Row> rows, Style style, Axes axes, Lines lines) {
    this.rows = rows;
    this.style = style;
    this.axes = axes;
    this.lines = lines;
    this.names = rows.stream().map(row -> row.text(lines.who())).distinct().toList();
  }

  /** Points lost over the parts of the games. */
  static JfreeDrawing scores(Table table, Style style) {
    return new CurveChart(table.rows(), style, Axes.PART, Lines.medians("points lost"))
        .picture(table);
  }

  private JfreeDrawing picture(Table table) {
    XYPlot plot = plot();
    plot.setDomainAxis(domain(end()));
    long games = rows.get(0).count("games");
    return new JfreeDrawing(
        style.chart(table, subtitle("Medians of " + games + " games"), plot),
        JfreeDrawing.WIDTH,
        HEIGHT + style.headingHeight());
  }

  /** Several charts one below the other on one axis. */
  static JfreeDrawing stacked(Table table, Style style, List<CurveChart> charts, String subtitle) {
    double end = charts.stream().mapToDouble(CurveChart::end).max().orElseThrow();
    CombinedDomainXYPlot all = new CombinedDomainXYPlot(charts.get(0).domain(end));
    all.setGap(18);
    for (CurveChart chart : charts) {
      XYPlot plot = chart.plot();
      plot.setOutlineVisible(false);
      plot.setBackgroundPaint(null);
      all.add(plot);
    }
    return new JfreeDrawing(
        style.chart(table, subtitle, all),
        JfreeDrawing.WIDTH,
        PLOT_HEIGHT * charts.size() + AXIS_HEIGHT + style.headingHeight());
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
    NumberAxis values = style.numbers(lines.label(), lines.pattern());
    if (lines.pattern().equals("0")) {
      values.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    values.setAutoRangeIncludesZero(true);
    plot.setRangeAxis(values);
    for (int i = 0; i < lines.bands().size(); i++) {
      Band band = lines.bands().get(i);
      plot.setDataset(i, bands(band));
      plot.setRenderer(i, renderer(band.alpha(), i == 0 ? 2.6f : 0f));
    }
    style.gridAlongRange(plot);
    label(plot);
    return plot;
  }

  /** Where the longest line ends. */
  double end() {
    return rows.stream().mapToDouble(row -> row.number(axes.column()).orElse(0)).max().orElse(1);
  }

  private List<Row> of(String name) {
    return rows.stream().filter(row -> row.is(lines.who(), name)).toList();
  }

  private YIntervalSeriesCollection bands(Band band) {
    YIntervalSeriesCollection all = new YIntervalSeriesCollection();
    for (String name : names) {
      YIntervalSeries series = new YIntervalSeries(name);
      for (Row row : of(name)) {
        OptionalDouble value = row.number(lines.value());
        if (value.isPresent()) {
          series.add(
              row.number(axes.column()).orElseThrow(),
              value.getAsDouble(),
              row.number(band.low()).orElseThrow(),
              row.number(band.high()).orElseThrow());
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
      Color colour = style.colours().named(names.get(i), names);
      renderer.setSeriesPaint(i, colour);
      renderer.setSeriesFillPaint(i, colour);
      renderer.setSeriesStroke(
          i, new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    }
    return renderer;
  }

  /** Each name at the end of its line; moved apart where two would meet, and clear of the axis. */
  private void label(XYPlot plot) {
    double[] ends = names.stream().mapToDouble(name -> last(name, lines.value())).toArray();
    double apart = plot.getRangeAxis().getRange().getLength() * 0.07;
    double lowest = plot.getRangeAxis().getLowerBound() + apart / 2;
    for (int i = 0; i < ends.length; i++) {
      double y = Math.max(ends[i], lowest);
      if (ends.length == 2 && Math.abs(ends[0] - ends[1]) < apart) {
        boolean upper = ends[i] > ends[1 - i] || ends[i] == ends[1 - i] && i == 0;
        double middle = Math.max((ends[0] + ends[1]) / 2, lowest + apart / 2);
        y = middle + (upper ? apart / 2 : -apart / 2);
      }
      double x = last(names.get(i), axes.column()) + 0.012 * end();
      XYTextAnnotation label = new XYTextAnnotation(names.get(i), x, y);
      label.setFont(Fonts.font(Weight.BOLD, Style.LABEL).deriveFont(Font.BOLD));
      label.setPaint(style.colours().named(names.get(i), names));
      label.setTextAnchor(TextAnchor.CENTER_LEFT);
      plot.addAnnotation(label);
    }
  }

  private double last(String name, String column) {
    List<Row> line = of(name);
    return line.get(line.size() - 1).number(column).orElse(0);
  }
}
