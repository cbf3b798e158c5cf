package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Rows of values with intervals, as bars or dots. */
final class IntervalChart {

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

    /** Dots of shares from 0. */
    static Look sharesFromZero(String axis) {
      return new Look(IntervalRenderer.Mark.DOT, axis, "0 %", Double.NaN);
    }

    private boolean shares() {
      return pattern.contains("%");
    }
  }

  /**
   * One of several values of each row.
   *
   * @param name what the legend calls it
   * @param column its number column; one without an interval is its own bounds
   * @param pattern format of its values
   */
  record Series(String name, String column, String pattern) {}

  /** The picture of some rows of the table, a value each. */
  JfreeDrawing picture(List<IntervalRows.Entry> entries, Look look, String subtitle) {
    IntervalRows rows = IntervalRows.single(entries);
    XYPlot plot = plot(rows, look);
    int height = style.headingHeight() + AXIS_HEIGHT + ROW_HEIGHT * entries.size() + 20;
    return new JfreeDrawing(style.chart(table, subtitle, plot), JfreeDrawing.WIDTH, height);
  }

  /** The picture of rows of several values, with a legend. */
  JfreeDrawing picture(List<IntervalRows.Group> groups, List<Series> all, Look look, String text) {
    IntervalRows rows = IntervalRows.grouped(groups);
    XYPlot plot = plot(rows, look);
    plot.setFixedLegendItems(legend(all));
    JFreeChart chart = style.chart(table, text, plot);
    chart.addSubtitle(style.legend(plot));
    int height = style.headingHeight() + AXIS_HEIGHT + LEGEND_HEIGHT + 20;
    height += groups.size() * (all.size() * VALUE_HEIGHT + BETWEEN_ROWS);
    return new JfreeDrawing(chart, JfreeDrawing.WIDTH, height);
  }

  /** A row of several values: all of them, or n alone where there are none. */
  IntervalRows.Group group(Row row, List<Series> all, String label, String n) {
    List<IntervalRows.Entry> entries = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Series series = all.get(i);
      Color colour = style.colours().series(i);
      Entries.Words words = new Entries.Words("", "", series.pattern());
      entries.add(Entries.entry(row, series.column(), words, colour).as(Glyph.of(i)));
    }
    if (entries.stream().noneMatch(IntervalRows.Entry::shown)) {
      Entries.Words few = new Entries.Words("", n, "");
      entries = List.of(Entries.entry(row, all.get(0).column(), few, style.muted()));
    }
    return new IntervalRows.Group(label + ", " + n, entries);
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

  private XYPlot plot(IntervalRows rows, Look look) {
    SymbolAxis names = style.quiet(new SymbolAxis(null, rows.labels()));
    names.setTickLabelPaint(style.ink());
    names.setInverted(true);
    names.setGridBandsVisible(false);
    names.setRange(-0.5, Math.max(1, rows.groups().size()) - 0.5);
    NumberAxis values = style.numbersUpTo(look.axis(), look.shares() ? 1 : Double.MAX_VALUE);
    values.setTickLabelInsets(new RectangleInsets(4, 2, 2, 2));
    XYPlot plot = new XYPlot(rows, names, values, new IntervalRenderer(look.mark(), style));
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    style.gridAlongRange(plot);
    Range range = range(rows, look);
    values.setRange(range);
    double step = step(range.getLength());
    values.setTickUnit(new NumberTickUnit(step));
    values.setNumberFormatOverride(Style.format(pattern(look, step)));
    if (!Double.isNaN(look.reference())) {
      ValueMarker even = new ValueMarker(look.reference(), style.muted(), new BasicStroke(1.2f));
      plot.addRangeMarker(even, Layer.BACKGROUND);
    }
    return plot;
  }

  /** With the decimals that the steps of the axis need. */
  private static String pattern(Look look, double step) {
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
  private static Range range(IntervalRows rows, Look look) {
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
    boolean dots = look.mark() == IntervalRenderer.Mark.DOT;
    double left = dots ? low - (high - low) * 0.08 : low;
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
