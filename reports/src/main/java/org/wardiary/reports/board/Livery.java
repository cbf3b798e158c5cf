package org.wardiary.reports.board;

import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Hue;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Rgb;
import org.wardiary.reports.draw.Tone;

/**
 * How a side's counters look. The first-named side's are full of colour with square corners, the
 * second's pale with a strong edge and cut corners, so that nobody needs to tell the colours apart.
 *
 * @param fill ground of a counter
 * @param edge its border
 * @param ink symbol and text on it
 * @param cut fraction of a counter's shorter side that is cut off at each corner
 */
public record Livery(Colour fill, Colour edge, Colour ink, double cut) {

  private static final double CUT = 0.24;

  /**
   * The livery of a side.
   *
   * @param side 0 or 1
   * @param hue its colour
   */
  public static Livery of(int side, Hue hue) {
    return side == 0
        ? new Livery(hue.full(), hue.full(), Tone.ON_FULL, 0)
        : new Livery(hue.pale(), hue.full(), hue.full(), CUT);
  }

  /**
   * The livery of a side whose colour the owner of the game chose.
   *
   * @param side its number from 0; odd ones are pale
   */
  public static Livery of(int side, Rgb colour) {
    Rgb full = side % 2 == 0 || colour.luminance() < 0.3 ? colour : colour.deep(0.45);
    return side % 2 == 0
        ? new Livery(full, full.deep(0.25), full.ink(), 0)
        : new Livery(colour.pale(0.78), full, full, CUT);
  }

  /** The side's full colour. */
  public Colour colour() {
    return edge;
  }

  /**
   * The width of a counter at a height, without what is cut off its corners.
   *
   * @param up distance from its lower border
   */
  double width(Box box, double up) {
    double corner = cut * Math.min(box.width(), box.height());
    return box.width() - 2 * Math.max(0, corner - up);
  }

  /** The outline of a counter. */
  public Outline outline(Box box) {
    return cut == 0
        ? Outline.round(box, 0.07 * box.height())
        : Outline.chamfered(box, cut * Math.min(box.width(), box.height()));
  }
}
