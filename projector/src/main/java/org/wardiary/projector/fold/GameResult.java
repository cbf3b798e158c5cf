package org.wardiary.projector.fold;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.wardiary.projector.view.GameSummary;

/** How a game ended. */
public enum GameResult {
  /** The first-named side won. */
  FIRST,
  /** The second-named side won. */
  SECOND,
  /** A draw. */
  DRAW,
  /** No result between two sides: the game is unfinished, or more than two played it. */
  OPEN;

  private static final int TWO_SIDES = 2;

  private static final double HALF = 0.5;

  private static final GameResult[] ALL = values();

  /** The result with an ordinal. */
  public static GameResult at(int ordinal) {
    return ALL[ordinal];
  }

  /** The result of a game. */
  public static GameResult of(GameSummary game) {
    return of(game.getResult(), game.getSides());
  }

  /**
   * The outcome that a record's result states.
   *
   * @param result a side's name, {@code draw} or {@code *}
   * @param sides the sides; a game of more than two has no outcome between two
   */
  public static GameResult of(String result, List<String> sides) {
    if (sides.size() != TWO_SIDES) {
      return OPEN;
    }
    // not indexOf: Avro's lists implement it by an iterator, and statistics ask this of every game
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).equals(result)) {
        return ALL[side];
      }
    }
    return result.equals("draw") ? DRAW : OPEN;
  }

  /** Whether the game has a result: a winner, or a draw. */
  public boolean isFinished() {
    return this != OPEN;
  }

  /** The side that won, 0 or 1; empty if neither did. */
  public OptionalInt winner() {
    return switch (this) {
      case FIRST -> OptionalInt.of(0);
      case SECOND -> OptionalInt.of(1);
      case DRAW, OPEN -> OptionalInt.empty();
    };
  }

  /**
   * What the first-named side scored: 1, or 0, or one half for a draw; empty if nobody did or a
   * third side won.
   */
  public OptionalDouble score() {
    return switch (this) {
      case FIRST -> OptionalDouble.of(1);
      case SECOND -> OptionalDouble.of(0);
      case DRAW -> OptionalDouble.of(HALF);
      case OPEN -> OptionalDouble.empty();
    };
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
