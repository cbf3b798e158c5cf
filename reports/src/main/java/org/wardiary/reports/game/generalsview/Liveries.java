package org.wardiary.reports.game.generalsview;

import java.util.Map;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Hue;
import org.wardiary.reports.draw.SideColours;

/** The sides of A General's View by their names. */
final class Liveries {

  /** Their colours. */
  static final Map<String, SideColours> COLOURS =
      Map.of(
          "Red", new SideColours(Hue.RED, 0xbb4638, 0xef8a79),
          "Blue", new SideColours(Hue.BLUE, 0x2f6db5, 0x78b1ec));

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
