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
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Draws rows of values with intervals, as bars or dots. */
final class IntervalPlot {

  private static final int MOST_STEPS = 8;
  private static final int ROW_HEIGHT = 28;
  private static final int VALUE_HEIGHT = 19;
  private static final int BETWEEN_ROWS = 14;
  private static final int AXIS_HEIGHT = 46;
  private static final int LEGEND_HEIGHT = 24;

  /** Pixels beside the plot that neither it nor the names of its rows take. */
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
    XYPlot plot = plot(IntervalRows.single(entries));
    int height = AXIS_HEIGHT + ROW_HEIGHT * entries.size() + 20;
    return style.drawing(style.chart(table, subtitle, plot), height);
  }

  /** The picture of rows of several values, with a legend. */
  JfreeDrawing groups(List<IntervalRows.Group> groups, List<Series> series, String subtitle) {
    XYPlot plot = plot(IntervalRows.grouped(groups));
    plot.setFixedLegendItems(legend(series));
    JFreeChart chart = style.chart(table, subtitle, plot);
    chart.addSubtitle(style.legend(plot));
    int rows = groups.size() * (series.size() * VALUE_HEIGHT + BETWEEN_ROWS);
    return style.drawing(chart, AXIS_HEIGHT + LEGEND_HEIGHT + 20 + rows);
  }

  private LegendItemCollection legend(List<Series> all) {
    LegendItemCollection items = new LegendItemCollection();
    for (int i = 0; i < all.size(); i++) {
      Color colour = style.colours().series(i);
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

  private XYPlot plot(IntervalRows rows) {
    NumberAxis values = style.numbersUpTo(look.axis(), look.shares() ? 1 : Double.MAX_VALUE);
    values.setTickLabelInsets(new RectangleInsets(4, 2, 2, 2));
    XYPlot plot =
        new XYPlot(
            rows, style.rows(rows.labels()), values, new IntervalRenderer(look.mark(), style));
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    style.gridAlongRange(plot);
    Range range = range(rows);
    values.setRange(range);
    double step = step(range.getLength());
    values.setTickUnit(new NumberTickUnit(step));
    values.setNumberFormatOverride(Style.format(pattern(step)));
    if (!Double.isNaN(look.reference())) {
      ValueMarker even = new ValueMarker(look.reference(), style.muted(), new BasicStroke(1.2f));
      plot.addRangeMarker(even, Layer.BACKGROUND);
    }
    return plot;
  }

  /** With the decimals that the steps of the axis need. */
  private String pattern(double step) {
    double shown = look.shares() ? step * 100 : step;
    int decimals = Math.max(0, (int) Math.ceil(-Math.log10(shown) - 1e-9));
    return "0" + (decimals == 0 ? "" : "." + "0".repeat(decimals)) + (look.shares() ? " %" : "");
  }

  /** The smallest of 1, 2, 5, 10 … and their tenths that makes at most eight steps. */
  private static double step(double span) {
    double power = Math.pow(10, Math.floor(Math.log10(span / MOST_STEPS)));
    for (double step : new double[] {power, 2 * power, 5 * power}) {
      if (span / step <= MOST_STEPS) {
        return step;
      }
    }
    return 10 * power;
  }

  /** From the smallest bound, or 0, to the largest with room for the words at its end. */
  private Range range(IntervalRows rows) {
    double low = Double.isNaN(look.reference()) ? 0 : look.reference();
    double high = low;
    for (IntervalRows.Entry entry : rows.entries()) {
      if (entry.shown()) {
        low = Math.min(low, entry.low());
        high = Math.max(high, entry.high());
      }
    }
    if (low == high) {
      high = low + 1;
    }
    double left = look.dots() ? low - (high - low) * 0.08 : low;
    return new Range(left, left + span(rows, left, high));
  }

  /** What the axis spans so that the words at the end of each value fit beside it. */
  private static double span(IntervalRows rows, double left, double high) {
    double names = 0;
    for (String label : rows.labels()) {
      names = Math.max(names, Fonts.width(label, Weight.REGULAR, Style.LABEL));
    }
    double pixels = JfreeDrawing.WIDTH - MARGINS - names;
    double span = (high - left) * 1.04;
    for (IntervalRows.Entry entry : rows.entries()) {
      double words = Fonts.width(entry.words(), Weight.REGULAR, Style.LABEL);
      double free = pixels - words - 2 * IntervalRenderer.LABEL_GAP;
      if (entry.shown() && free > 0) {
        span = Math.max(span, (Math.max(entry.value(), entry.high()) - left) * pixels / free);
      }
    }
    return span;
  }
}
