package org.wardiary.reports.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.ui.RectangleEdge;

/** A number axis without ticks, and hence without labels and grid lines, above a given value. */
final class BoundedAxis extends NumberAxis {

  private static final long serialVersionUID = 1L;

  private final double most;

  BoundedAxis(String label, double most) {
    super(label);
    this.most = most;
  }

  @Override
  public List<?> refreshTicks(Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    List<?> ticks = super.refreshTicks(g, state, area, edge);
    return ticks.stream().filter(tick -> ((ValueTick) tick).getValue() <= most + 1e-9).toList();
  }
}
