package org.wardiary.reports.game.squares;

import java.util.Map;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Hue;
import org.wardiary.reports.draw.SideColours;

/** The sides of both variants of SQUARES by their names. */
final class Liveries {

  /** Their colours. */
  static final Map<String, SideColours> COLOURS =
      Map.of(
          "Blue", new SideColours(Hue.BLUE, 0x2f6db5, 0x78b1ec),
          "Gray", new SideColours(Hue.GRAY, 0x80858c, 0xb9bec5),
          "French", new SideColours(Hue.BLUE, 0x2d66a8, 0x7cb4ea),
          "British", new SideColours(Hue.RED, 0xb84a3c, 0xee8d7d));

  private Liveries() {}

  /**
   * How a side's counters look.
   *
   * @param side 0 or 1
   * @param name the side's name
   */
  static Livery livery(int side, String name) {
    return Livery.of(side, COLOURS.get(name).hue());
  }
}
