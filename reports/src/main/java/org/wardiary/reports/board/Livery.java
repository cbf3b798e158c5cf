package org.wardiary.reports.board;

import java.util.Locale;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Tone;

/**
 * How a side's counters look. The first-named side's are full of colour with square corners, the
 * second's pale with a strong edge and cut corners, so that nobody needs to tell the colours apart.
 *
 * @param fill ground of a counter
 * @param edge its border
 * @param ink symbol and text on it
 * @param cut part of a counter's height that is cut off at each corner
 */
public record Livery(Tone fill, Tone edge, Tone ink, double cut) {

  private static final double CUT = 0.24;

  /**
   * The livery of a side.
   *
   * @param side 0 or 1
   * @param name the side's name, which says the colour
   */
  public static Livery of(int side, String name) {
    Tone full =
        switch (name.toLowerCase(Locale.ROOT)) {
          case "gray" -> Tone.GRAY;
          case "red", "british" -> Tone.RED;
          case "blue", "french" -> Tone.BLUE;
          default -> side == 0 ? Tone.BLUE : Tone.RED;
        };
    return side == 0
        ? new Livery(full, full, Tone.ON_FULL, 0)
        : new Livery(pale(full), full, full, CUT);
  }

  private static Tone pale(Tone full) {
    if (full == Tone.GRAY) {
      return Tone.PALE_GRAY;
    }
    return full == Tone.RED ? Tone.PALE_RED : Tone.PALE_BLUE;
  }

  /** The side's full colour. */
  public Tone colour() {
    return edge;
  }

  /** The outline of a counter. */
  Outline outline(Box box) {
    return cut == 0
        ? Outline.round(box, 0.07 * box.height())
        : Outline.chamfered(box, cut * Math.min(box.width(), box.height()));
  }
}
