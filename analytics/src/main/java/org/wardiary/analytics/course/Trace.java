package org.wardiary.analytics.course;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.PlayedGame;

/**
 * What is kept of a game.
 *
 * @param result what the first-named side scored: 1, or 0, or one half for a draw
 * @param turns turns that the game lasted
 * @param positions its positions in order, at least one
 */
record Trace(double result, int turns, List<TurnEnd> positions) {

  /** A draw. */
  static final double HALF = 0.5;

  /** Whether somebody won. */
  boolean decided() {
    return result != HALF;
  }

  /** What is kept of a game; nothing of one that did not come to a result, or without rows. */
  static Optional<Trace> of(PlayedGame game, Course course) {
    if (!game.decided() && !game.drawn()) {
      return Optional.empty();
    }
    List<TurnEnd> positions = course.positions(game);
    double result = game.won(game.summary().getSides().get(0)) ? 1 : 0;
    return positions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Trace(
                game.drawn() ? HALF : result, game.summary().getTurns(), List.copyOf(positions)));
  }
}
