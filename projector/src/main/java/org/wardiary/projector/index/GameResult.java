package org.wardiary.projector.index;

import java.util.List;

/** How a game ended. */
public enum GameResult {
  /** The first-named side won. */
  FIRST,
  /** The second-named side won. */
  SECOND,
  /** A draw. */
  DRAW,
  /** No result. */
  OPEN;

  private static final GameResult[] ALL = values();

  static GameResult at(int ordinal) {
    return ALL[ordinal];
  }

  /**
   * The outcome that a record's result states.
   *
   * @param result a side's name, {@code draw} or {@code *}
   */
  public static GameResult of(String result, List<String> sides) {
    int side = sides.indexOf(result);
    if (side >= 0) {
      return ALL[side];
    }
    return result.equals("draw") ? DRAW : OPEN;
  }

  /** The outcome with the sides exchanged. */
  public GameResult exchanged() {
    return switch (this) {
      case FIRST -> SECOND;
      case SECOND -> FIRST;
      case DRAW, OPEN -> this;
    };
  }
}
