package org.wardiary.reports.draw;

import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;

/** Questions about outlines that drawing itself does not ask. */
public final class Paths {

  private static final double FLATNESS = 0.5;

  private Paths() {}

  /** Whether a path, without its width, goes through a box. */
  public static boolean cross(Outline outline, Box box) {
    Rectangle2D rectangle = new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
    double[] xy = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator at = outline.shape().getPathIterator(null, FLATNESS);
        !at.isDone();
        at.next()) {
      int kind = at.currentSegment(xy);
      if (kind == PathIterator.SEG_LINETO
          && new Line2D.Double(x, y, xy[0], xy[1]).intersects(rectangle)) {
        return true;
      }
      x = xy[0];
      y = xy[1];
    }
    return false;
  }
}
