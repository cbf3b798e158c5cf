package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Draws rows of values with intervals, as bars or dots. */
final class IntervalPlot {

  private static final int MOST_STEPS = 8;
  private static final int MOST_STEPS_NARROW = 4;
  private static final int ROW_HEIGHT = 28;
  private static final int VALUE_HEIGHT = 19;
  private static final int BETWEEN_ROWS = 14;
  private static final int AXIS_HEIGHT = 66;
  private static final int LEGEND_HEIGHT = 24;

  /** Pixels of a chart's width that neither the plot nor the names of its rows take. */
  private static final int MARGINS = 46;

  private final Table table;
  private final Style style;
  private final Look look;

  IntervalPlot(Table table, Style style, Look look) {
    this.table = table;
    this.style = style;
    this.look = look;
  }

  /** The picture of rows of one value each. */
  JfreeDrawing rows(List<IntervalRows.Entry> entries, String subtitle) {
    IntervalRows rows = IntervalRows.single(entries);
    RowLabels labels = RowLabels.of(rows.labels(), style);
    JFreeChart chart = style.chart(table, subtitle, plot(rows, labels, ROW_HEIGHT));
    int row = ROW_HEIGHT + labels.above();
    return drawing(chart, row * entries.size());
  }

  /**
   * The picture of rows of several values.
   *
   * @param series names of the values and their colours, for the legend
   */
  JfreeDrawing groups(List<IntervalRows.Group> groups, List<Named> series, String subtitle) {
    IntervalRows rows = IntervalRows.grouped(groups);
    RowLabels labels = RowLabels.of(rows.labels(), style);
    int height = series.size() * VALUE_HEIGHT + BETWEEN_ROWS;
    XYPlot plot = plot(rows, labels, height);
    plot.setFixedLegendItems(legend(series));
    JFreeChart chart = style.chart(table, subtitle, plot);
    chart.addSubtitle(style.legend(plot));
    int row = height + labels.above();
    return drawing(chart, LEGEND_HEIGHT + groups.size() * row);
  }

  private JfreeDrawing drawing(JFreeChart chart, int height) {
    AxisName name = new AxisName(look.axis(), style);
    name.write(chart, chart.getXYPlot().getRangeAxis());
    return style.drawing(chart, AXIS_HEIGHT + name.height() + height);
  }

  /**
   * A series in a legend.
   *
   * @param name what it is
   * @param colour its colour
   */
  record Named(String name, Color colour) {}

  private LegendItemCollection legend(List<Named> all) {
    LegendItemCollection items = new LegendItemCollection();
    for (int i = 0; i < all.size(); i++) {
      Color colour = all.get(i).colour();
      Glyph glyph = Glyph.of(i);
      LegendItem item =
          new LegendItem(
              all.get(i).name(),
              null,
              null,
              null,
              glyph.at(0, 0),
              glyph.hollow() ? style.surface() : colour,
              new BasicStroke(1.6f),
              colour);
      items.add(item);
    }
    return items;
  }

  private XYPlot plot(IntervalRows rows, RowLabels labels, int height) {
    NumberAxis values = style.numbersUpTo(null, look.shares() ? 1 : Double.MAX_VALUE);
    values.setTickLabelInsets(new RectangleInsets(4, 2, 2, 2));
    IntervalRenderer renderer = new IntervalRenderer(look.mark(), style, labels.part(height));
    XYPlot plot = new XYPlot(rows.below(labels, height), labels.axis(), values, renderer);
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    style.gridAlongRange(plot);
    Range range = range(rows, labels.beside());
    values.setRange(range);
    double step = step(range.getLength(), style.isNarrow() ? MOST_STEPS_NARROW : MOST_STEPS);
    values.setTickUnit(new NumberTickUnit(step));
    values.setNumberFormatOverride(Style.format(pattern(step)));
    if (look.hasReference()) {
      ValueMarker even = new ValueMarker(look.reference(), style.muted(), new BasicStroke(1.2f));
      plot.addRangeMarker(even, Layer.BACKGROUND);
    }
    labels.write(plot, height, range.getLowerBound());
    return plot;
  }

  /** The axis's number format, with as many decimals as its steps need. */
  private String pattern(double step) {
    double shown = look.shares() ? step * 100 : step;
    int decimals = Math.max(0, (int) Math.ceil(-Math.log10(shown) - 1e-9));
    return "0" + (decimals == 0 ? "" : "." + "0".repeat(decimals)) + (look.shares() ? " %" : "");
  }

  /**
   * The smallest step of 1, 2 or 5 times a power of ten that divides a span into at most {@code
   * most}.
   */
  private static double step(double span, int most) {
    double power = Math.pow(10, Math.floor(Math.log10(span / most)));
    for (double step : new double[] {power, 2 * power, 5 * power}) {
      if (span / step <= most) {
        return step;
      }
    }
    return 10 * power;
  }

  /**
   * The axis's range: from the smallest bound, or 0 or the reference if that is smaller, to the
   * largest with room for the words at its end.
   */
  private Range range(IntervalRows rows, double names) {
    double low = look.begin();
    double high = look.hasReference() ? low : Double.NEGATIVE_INFINITY;
    for (IntervalRows.Entry entry : rows.entries()) {
      if (entry.shown()) {
        double baseline = Double.isNaN(entry.baseline()) ? entry.value() : entry.baseline();
        low = Math.min(low, Math.min(entry.low(), baseline));
        high = Math.max(high, Math.max(entry.high(), baseline));
      }
    }
    if (!(low < high)) {
      low = Double.isFinite(low) ? low : 0;
      high = low + 1;
    }
    double left = look.dots() ? low - (high - low) * 0.08 : low;
    return new Range(left, left + span(rows, left, high, names));
  }

  /** The span of the axis with which the words at the end of each value fit beside it. */
  private double span(IntervalRows rows, double left, double high, double names) {
    double pixels = style.width() - MARGINS - names;
    double span = (high - left) * 1.04;
    for (IntervalRows.Entry entry : rows.entries()) {
      double words = Fonts.width(entry.words(), Weight.REGULAR, Style.LABEL);
      double free = pixels - words - 2 * IntervalRenderer.LABEL_GAP;
      if (entry.shown() && free > 0) {
        span = Math.max(span, (entry.end() - left) * pixels / free);
      }
    }
    return span;
  }
}
