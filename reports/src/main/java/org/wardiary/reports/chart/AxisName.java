package org.wardiary.reports.chart;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/**
 * The name of the axis below a chart; in a narrow chart it takes as many lines as it needs.
 *
 * @param text the name
 * @param style the chart's style
 */
record AxisName(String text, Style style) {

  private static final int MARGINS = 60;
  private static final int LINE = 15;

  /** Height in pixels of its lines after the first; 0 in a wide chart. */
  int height() {
    double room = style.width() - MARGINS;
    int more = (int) (Fonts.width(text, Weight.REGULAR, Style.LABEL) / room);
    return style.isNarrow() ? more * LINE : 0;
  }

  /**
   * Writes the name below a chart: as the label of the axis, or in a narrow chart as a subtitle.
   */
  void write(JFreeChart chart, ValueAxis axis) {
    if (!style.isNarrow()) {
      axis.setLabel(text);
      return;
    }
    TextTitle title = new TextTitle(text, Fonts.font(Weight.REGULAR, Style.LABEL));
    title.setPaint(style.muted());
    title.setPosition(RectangleEdge.BOTTOM);
    title.setTextAlignment(HorizontalAlignment.CENTER);
    chart.addSubtitle(title);
  }
}
