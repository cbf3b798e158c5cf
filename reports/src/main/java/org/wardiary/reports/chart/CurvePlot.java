package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.text.NumberFormat;
import java.util.List;
import java.util.OptionalDouble;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.reports.chart.CurveChart.Axes;
import org.wardiary.reports.chart.CurveChart.Band;
import org.wardiary.reports.chart.CurveChart.Lines;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Draws lines with bands, each with its name at its end. */
final class CurvePlot {

  private static final List<BasicStroke> EDGES = List.of(edge(5, 3), edge(1.5f, 3));

  private final List<Row> rows;
  private final Style style;
  private final Axes axes;
  private final Lines lines;
  private final List<String> names;

  CurvePlot(CurveChart.Panel panel, Style style, Axes axes) {
    this.rows = panel.rows();
    this.style = style;
    this.axes = axes;
    this.lines = panel.lines();
    this.names = rows.stream().map(row -> row.text(lines.who())).distinct().toList();
  }

  private static BasicStroke edge(float dash, float gap) {
    float[] dashes = {dash, gap};
    return new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, dashes, 0f);
  }

  /** The horizontal axis, with room for the names after its end. */
  NumberAxis domain(double end) {
    NumberAxis axis = style.numbers(axes.label(), axes.pattern());
    if (axes.ticks() > 0) {
      axis.setTickUnit(new TicksUpTo(axes.ticks(), axis.getNumberFormatOverride(), end));
      axis.setNumberFormatOverride(null);
    } else {
      axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    }
    double room = axes.room() * Style.WIDE / style.width();
    axis.setRange(0, end * (1 + room));
    return axis;
  }

  /** Numbers the axis up to where the lines end; what follows is room for their names. */
  private static final class TicksUpTo extends NumberTickUnit {

    private static final double ROUNDING = 1e-9;

    private final double end;

    TicksUpTo(double size, NumberFormat format, double end) {
      super(size, format);
      this.end = end;
    }

    @Override
    public String valueToString(double value) {
      return value > end + ROUNDING ? "" : super.valueToString(value);
    }
  }

  /** The plot without its horizontal axis. */
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
    if (names.size() > 1) {
      addEdges(plot, lines.bands().get(0));
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
    return bands(band, lines.value());
  }

  private YIntervalSeriesCollection bands(Band band, String line) {
    YIntervalSeriesCollection all = new YIntervalSeriesCollection();
    for (String name : names) {
      YIntervalSeries series = new YIntervalSeries(name);
      for (Row row : of(name)) {
        OptionalDouble value = row.number(line);
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

  /** Draws thin lines at the edges of the bands, so that overlapping bands can be told apart. */
  private void addEdges(XYPlot plot, Band band) {
    for (String column : List.of(band.low(), band.high())) {
      int next = plot.getDatasetCount();
      plot.setDataset(next, bands(new Band(column, column, 0), column));
      XYLineAndShapeRenderer edge = new XYLineAndShapeRenderer(true, false);
      for (int i = 0; i < names.size(); i++) {
        edge.setSeriesPaint(i, style.colours().named(names.get(i), names));
        edge.setSeriesStroke(i, EDGES.get(i % EDGES.size()));
      }
      plot.setRenderer(next, edge);
    }
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

  /**
   * Writes each name at the end of its line; two names that would overlap are moved apart, and none
   * touches the axis.
   */
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
