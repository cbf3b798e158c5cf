package org.wardiary.analytics.course;

import java.util.List;
import java.util.OptionalDouble;
import org.wardiary.analytics.study.Condition;
import org.wardiary.analytics.study.PlayedGame;

/**
 * What is kept of a game.
 *
 * @param end how it ended
 * @param turns turns that the game lasted
 * @param positions its positions in order, at least one
 * @param attacks what the sides did, in order
 * @param holdings which places they held
 * @param small which places they held that are not judged
 */
record Trace(
    End end,
    int turns,
    List<TurnEnd> positions,
    List<Attack> attacks,
    List<Holding> holdings,
    List<Holding> small) {

  /** A draw. */
  static final double HALF = 0.5;

  /**
   * How a game ended.
   *
   * @param result what the first-named side scored: 1, or 0, or one half for a draw
   * @param winner side that won, or {@code draw}
   * @param condition by which condition
   */
  record End(double result, String winner, String condition) {}

  /** A game of which no places are known. */
  Trace(End end, int turns, List<TurnEnd> positions, List<Attack> attacks) {
    this(end, turns, positions, attacks, List.of(), List.of());
  }

  /** Whether a game is kept: one that came to a result, with the rows that it takes. */
  static boolean isKept(PlayedGame game, Course course) {
    return result(game).isPresent() && course.isKnown(game);
  }

  /** What the first-named side of a game scored; nothing where it came to no result. */
  static OptionalDouble result(PlayedGame game) {
    if (game.drawn()) {
      return OptionalDouble.of(HALF);
    }
    return game.decided()
        ? OptionalDouble.of(game.won(game.summary().getSides().get(0)) ? 1 : 0)
        : OptionalDouble.empty();
  }

  /** What is kept of a game that is. */
  static Trace of(PlayedGame game, Course course) {
    End end =
        new End(
            result(game).orElseThrow(),
            game.summary().getResult(),
            Condition.of(game.summary().getTermination()).label());
    return new Trace(
        end,
        Math.max(1, game.summary().getTurns()),
        List.copyOf(course.positions(game)),
        List.copyOf(course.attacks(game)),
        List.copyOf(course.holdings(game)),
        List.copyOf(course.smallHoldings(game)));
  }

  /** What the first-named side scored: 1, or 0, or one half for a draw. */
  double result() {
    return end.result();
  }

  /** Whether somebody won. */
  boolean decided() {
    return result() != HALF;
  }

  /** A score or probability of the first-named side as it is for a side, 0 or 1. */
  static double of(int side, double first) {
    return side == 0 ? first : 1 - first;
  }
}
