package org.wardiary.reports.chart;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/** What stands for a value: shapes that differ without their colour, too. */
enum Glyph {
  /** A full dot. */
  DISC,
  /** A hollow dot. */
  RING,
  /** A full square. */
  BLOCK,
  /** A hollow square. */
  FRAME;

  private static final double RADIUS = 5;
  private static final double HALF = 4.4;

  /** The glyph of the series with a number from 0; they repeat after the fourth. */
  static Glyph of(int series) {
    return values()[series % values().length];
  }

  /** Its outline about a point. */
  Shape at(double x, double y) {
    return switch (this) {
      case DISC, RING -> new Ellipse2D.Double(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);
      case BLOCK, FRAME -> new Rectangle2D.Double(x - HALF, y - HALF, 2 * HALF, 2 * HALF);
    };
  }

  /** Whether the surface shows within it. */
  boolean hollow() {
    return this == RING || this == FRAME;
  }
}
