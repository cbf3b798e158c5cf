package org.wardiary.analytics.course;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Condition;
import org.wardiary.analytics.study.PlayedGame;

/**
 * What is kept of a game.
 *
 * @param end how it ended
 * @param turns turns that the game lasted
 * @param positions its positions in order, at least one
 * @param deeds what the sides did, in order
 */
record Trace(End end, int turns, List<TurnEnd> positions, List<Deed> deeds) {

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

  /** What is kept of a game; nothing of one that did not come to a result, or without rows. */
  static Optional<Trace> of(PlayedGame game, Course course) {
    if (!game.decided() && !game.drawn()) {
      return Optional.empty();
    }
    List<TurnEnd> positions = course.positions(game);
    double won = game.won(game.summary().getSides().get(0)) ? 1 : 0;
    End end =
        new End(
            game.drawn() ? HALF : won,
            game.summary().getResult(),
            Condition.of(game.summary().getTermination()).label());
    return positions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Trace(
                end,
                Math.max(1, game.summary().getTurns()),
                List.copyOf(positions),
                List.copyOf(course.deeds(game))));
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
