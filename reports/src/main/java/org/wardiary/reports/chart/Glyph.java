package org.wardiary.reports.chart;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/** The shape that stands for a value; shapes can be told apart without their colour. */
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

  /** The glyph of a series by its number, from 0; glyphs repeat after the fourth. */
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

  /** Whether its inside has the colour of the background. */
  boolean hollow() {
    return this == RING || this == FRAME;
  }
}
