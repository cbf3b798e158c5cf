package org.wardiary.reports.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/**
 * A logarithmic axis with ticks at 1, 2 and 5 times the powers of ten or, if it spans many of them,
 * at the powers alone.
 */
final class LogScale extends LogAxis {

  private static final long serialVersionUID = 1L;

  private static final int FEW = 3;

  private final String pattern;

  /**
   * Creates an axis.
   *
   * @param pattern format of its numbers
   */
  LogScale(String label, String pattern) {
    super(label);
    this.pattern = pattern;
    setBase(10);
  }

  @Override
  public List<?> refreshTicks(Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    double low = getRange().getLowerBound();
    double high = getRange().getUpperBound();
    int[] steps = Math.log10(high / low) > FEW ? new int[] {1} : new int[] {1, 2, 5};
    List<NumberTick> ticks = new ArrayList<>();
    TextAnchor anchor =
        RectangleEdge.isLeftOrRight(edge) ? TextAnchor.CENTER_RIGHT : TextAnchor.TOP_CENTER;
    for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++) {
      for (int step : steps) {
        double value = step * Math.pow(10, power);
        if (value >= low && value <= high) {
          String label = Style.format(pattern).format(value);
          ticks.add(new NumberTick(value, label, anchor, TextAnchor.CENTER, 0));
        }
      }
    }
    return ticks;
  }
}
