package org.wardiary.events.game;

import java.util.Locale;
import org.wardiary.events.text.Text;

/** Who is looking at a game: a side, or the umpire, who may know everything. */
public enum Viewer {
  /** The first-named side. */
  FIRST,
  /** The second-named side. */
  SECOND,
  /** The umpire. */
  UMPIRE;

  /** The viewer for side 0 or 1. */
  public static Viewer side(int side) {
    return side == 0 ? FIRST : SECOND;
  }

  /** Whether this viewer may see what only the given side may see. */
  public boolean sees(int side) {
    return this == UMPIRE || ordinal() == side;
  }

  /**
   * The viewer with a name; always {@link #UMPIRE} in a game that hides nothing.
   *
   * @param name a side's name or {@code umpire}, in any case
   * @throws IllegalArgumentException if the name is none of these; the message lists them
   */
  public static Viewer named(String name, Game game) {
    if (name.toLowerCase(Locale.ROOT).equals("umpire")) {
      return UMPIRE;
    }
    for (int side = 0; side < 2; side++) {
      if (game.sides().get(side).equalsIgnoreCase(name)) {
        return game.visibility().viewer(side(side));
      }
    }
    throw new IllegalArgumentException(
        Text.of("expected %s or umpire but got '%s'", String.join(", ", game.sides()), name));
  }
}
