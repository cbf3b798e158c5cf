package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/**
 * What all charts have in common: font, colours, thin grid lines, no frames.
 *
 * @param colours the colours
 * @param heading whether the chart bears its own title
 * @param width of the charts, in CSS pixels
 */
public record Style(ChartColours colours, Heading heading, int width) {

  /** Width of charts in files and on screens, in CSS pixels. */
  public static final int WIDE = 760;

  /** Width of charts on phones, in CSS pixels. */
  public static final int NARROW = 360;

  /** The style of wide charts. */
  public Style(ChartColours colours, Heading heading) {
    this(colours, heading, WIDE);
  }

  /** The same style for phones. */
  public Style narrow() {
    return new Style(colours, heading, NARROW);
  }

  boolean isNarrow() {
    return width < WIDE;
  }

  /** Whether a chart bears its own title. */
  public enum Heading {
    /** Title and note above the plot: the picture stands alone. */
    OWN,
    /** No title: the page has it. */
    NONE
  }

  static final float LABEL = 12f;
  private static final int HEADING_HEIGHT = 60;
  private static final float TITLE = 17f;
  private static final BasicStroke HAIR = new BasicStroke(1f);

  Color ink() {
    return colours().colour("ink");
  }

  Color muted() {
    return colours().colour("muted");
  }

  Color grid() {
    return colours().colour("grid");
  }

  Color surface() {
    return colours().colour("surface");
  }

  /** A chart of a plot with the table's title. */
  JFreeChart chart(Table table, String subtitle, Plot plot) {
    JFreeChart chart = new JFreeChart(null, Fonts.font(Weight.BOLD, TITLE), plot, false);
    chart.setBackgroundPaint(surface());
    chart.setPadding(new RectangleInsets(8, 12, 8, 22));
    chart.setBorderVisible(false);
    if (heading == Heading.OWN) {
      // the font file is bold already, but SVG goes by the font's style
      Font bold = Fonts.font(Weight.BOLD, TITLE).deriveFont(Font.BOLD);
      chart.setTitle(title(table.title(), bold, ink()));
      chart.addSubtitle(
          title(
              Text.of("%s. %s", table.source(), subtitle),
              Fonts.font(Weight.REGULAR, LABEL),
              muted()));
    }
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setInsets(new RectangleInsets(6, 0, 0, 0));
    plot.setNoDataMessageFont(Fonts.font(Weight.REGULAR, LABEL));
    plot.setNoDataMessagePaint(muted());
    return chart;
  }

  private static TextTitle title(String text, Font font, Color colour) {
    TextTitle title = new TextTitle(text, font);
    title.setPaint(colour);
    title.setHorizontalAlignment(HorizontalAlignment.LEFT);
    title.setTextAlignment(HorizontalAlignment.LEFT);
    title.setPadding(new RectangleInsets(0, 0, 6, 0));
    return title;
  }

  /** Quiet axes: no lines, no tick marks, muted labels. */
  <A extends ValueAxis> A quiet(A axis) {
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    axis.setTickLabelFont(Fonts.font(Weight.REGULAR, LABEL));
    axis.setTickLabelPaint(muted());
    axis.setLabelFont(Fonts.font(Weight.REGULAR, LABEL));
    axis.setLabelPaint(muted());
    return axis;
  }

  /** A quiet axis of numbers. */
  NumberAxis numbers(String label, String pattern) {
    NumberAxis axis = quiet(new NumberAxis(label));
    axis.setNumberFormatOverride(format(pattern));
    return axis;
  }

  /** A quiet axis of numbers without ticks above a given value, where words need the room. */
  NumberAxis numbersUpTo(String label, double most) {
    return quiet(new BoundedAxis(label, most));
  }

  /** A quiet axis of named rows, the first one at the top. */
  SymbolAxis rows(List<String> names) {
    SymbolAxis axis = quiet(new SymbolAxis(null, names.toArray(String[]::new)));
    axis.setTickLabelPaint(ink());
    axis.setInverted(true);
    axis.setGridBandsVisible(false);
    axis.setRange(-0.5, Math.max(1, names.size()) - 0.5);
    return axis;
  }

  /** Grid lines across the value axis only. */
  void gridAlongRange(XYPlot plot) {
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinePaint(grid());
    plot.setRangeGridlineStroke(HAIR);
    plot.setRangeZeroBaselineVisible(false);
  }

  /** A number format that is the same in every locale. */
  public static NumberFormat format(String pattern) {
    return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  /** The names of the series with their colours, above the plot. */
  LegendTitle legend(XYPlot plot) {
    LegendTitle legend = new LegendTitle(plot);
    legend.setPosition(RectangleEdge.TOP);
    legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
    legend.setItemFont(Fonts.font(Weight.REGULAR, LABEL));
    legend.setItemPaint(ink());
    legend.setFrame(BlockBorder.NONE);
    legend.setBackgroundPaint(null);
    return legend;
  }

  /**
   * The drawing of a chart.
   *
   * @param height of the chart without its heading, in CSS pixels
   */
  JfreeDrawing drawing(JFreeChart chart, int height) {
    int headingHeight = heading == Heading.OWN ? HEADING_HEIGHT : 0;
    return new JfreeDrawing(chart, width, height + headingHeight, colours);
  }
}
