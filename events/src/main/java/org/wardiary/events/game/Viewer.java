package org.wardiary.events.game;

import java.util.Locale;
import org.wardiary.events.text.Text;

/** Who looks at a position. */
public enum Viewer {
  /** The first-named side. */
  FIRST,
  /** The second-named side. */
  SECOND,
  /** Sees everything. */
  UMPIRE;

  /** The viewer that is a side, 0 or 1. */
  public static Viewer side(int side) {
    return side == 0 ? FIRST : SECOND;
  }

  /** Whether what only this side may see is shown. */
  public boolean sees(int side) {
    return this == UMPIRE || ordinal() == side;
  }

  /**
   * A viewer of a game by name; {@link #UMPIRE} in a game that hides nothing.
   *
   * @param name a side's name or {@code umpire}, any case
   * @throws IllegalArgumentException if it is neither, naming the choices
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
