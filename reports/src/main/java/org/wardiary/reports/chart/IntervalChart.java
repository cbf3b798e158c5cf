package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.util.List;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.wardiary.analytics.table.Table;

/** Rows of values with intervals, as bars or dots. */
final class IntervalChart {

  private static final int MOST_STEPS = 8;
  private static final int ROW_HEIGHT = 28;
  private static final int AXIS_HEIGHT = 46;

  private final Table table;
  private final Style style;

  IntervalChart(Table table, Style style) {
    this.table = table;
    this.style = style;
  }

  /**
   * How the values are drawn.
   *
   * @param mark bar or dot
   * @param axis what the values are, with unit
   * @param pattern format of the axis
   * @param reference value of the line that marks "even"; NaN for none
   */
  record Look(IntervalRenderer.Mark mark, String axis, String pattern, double reference) {

    /** Bars of shares. */
    static Look shareBars(String axis) {
      return new Look(IntervalRenderer.Mark.BAR, axis, "0 %", Double.NaN);
    }

    /** Dots of shares about one half. */
    static Look shareDots(String axis) {
      return new Look(IntervalRenderer.Mark.DOT, axis, "0 %", 0.5);
    }
  }

  /** The picture of some rows of the table. */
  JfreeDrawing picture(List<IntervalRows.Entry> entries, Look look, String subtitle) {
    IntervalRows rows = new IntervalRows(entries);
    SymbolAxis names = style.quiet(new SymbolAxis(null, rows.labels()));
    names.setTickLabelPaint(style.ink());
    names.setInverted(true);
    names.setGridBandsVisible(false);
    NumberAxis values = style.numbers(look.axis(), look.pattern());
    values.setAutoRangeIncludesZero(true);
    values.setTickLabelInsets(new RectangleInsets(4, 2, 2, 2));
    XYPlot plot = new XYPlot(rows, names, values, new IntervalRenderer(look.mark(), style));
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    style.gridAlongRange(plot);
    Range range = range(rows, look);
    values.setRange(range);
    double step = step(range.getLength());
    values.setTickUnit(new NumberTickUnit(step));
    if (!look.pattern().contains("%")) {
      values.setNumberFormatOverride(Style.format(step >= 1 ? "0" : step < 0.1 ? "0.00" : "0.0"));
    }
    if (!Double.isNaN(look.reference())) {
      plot.addRangeMarker(new ValueMarker(look.reference(), style.muted(), new BasicStroke(1.2f)));
    }
    int height = style.headingHeight() + AXIS_HEIGHT + ROW_HEIGHT * entries.size() + 20;
    return new JfreeDrawing(style.chart(table, subtitle, plot), JfreeDrawing.WIDTH, height);
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
  private static Range range(IntervalRows rows, Look look) {
    double low = Double.isNaN(look.reference()) ? 0 : look.reference();
    double high = Double.isNaN(look.reference()) ? 0 : look.reference();
    for (int i = 0; i < rows.getItemCount(0); i++) {
      if (rows.entry(i).shown()) {
        low = Math.min(low, rows.entry(i).low());
        high = Math.max(high, rows.entry(i).high());
      }
    }
    if (low == high) {
      high = low + 1;
    }
    double span = high - low;
    boolean dots = look.mark() == IntervalRenderer.Mark.DOT;
    return new Range(dots ? low - span * 0.08 : low, high + span * 0.38);
  }
}
