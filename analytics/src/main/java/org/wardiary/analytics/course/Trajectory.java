package org.wardiary.analytics.course;

import java.util.List;
import org.wardiary.analytics.study.Condition;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.PlayedGame;

/**
 * What the statistics of how games go keep of a game.
 *
 * @param end how it ended
 * @param turns number of turns that the game lasted
 * @param positions its positions in order, at least one
 * @param attacks the sides' attacks, in order
 * @param holdings the places that the sides held
 * @param small the places that the sides held and that are not judged one by one
 */
record Trajectory(
    End end,
    int turns,
    List<TurnEnd> positions,
    List<Attack> attacks,
    List<Holding> holdings,
    List<Holding> small) {

  /** The score of a draw. */
  static final double HALF = 0.5;

  /**
   * How a game ended.
   *
   * @param result what the first-named side scored: 1, or 0, or one half for a draw
   * @param winner the side that won, or {@code draw}
   * @param condition the condition by which the game ended
   * @param name the game's name for people
   */
  record End(double result, String winner, String condition, String name) {

    /** The end of a game without a name. */
    End(double result, String winner, String condition) {
      this(result, winner, condition, "");
    }
  }

  /** Creates a trajectory without places. */
  Trajectory(End end, int turns, List<TurnEnd> positions, List<Attack> attacks) {
    this(end, turns, positions, attacks, List.of(), List.of());
  }

  /** Whether a game is kept: it came to a result, and has the rows needed. */
  static boolean isKept(PlayedGame game, Course course) {
    return game.finished() && course.isKnown(game);
  }

  /** The trajectory of a game that {@linkplain #isKept is kept}. */
  static Trajectory of(PlayedGame game, Course course) {
    End end =
        new End(
            game.result().score().orElseThrow(),
            game.summary().getResult(),
            Condition.of(game.summary().getTermination()).label(),
            GameHeading.words(game.summary()));
    return new Trajectory(
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

  /** Whether one of the sides won. */
  boolean decided() {
    return result() != HALF;
  }

  /** Converts a score or probability of the first-named side to that of a side, 0 or 1. */
  static double of(int side, double first) {
    return side == 0 ? first : 1 - first;
  }
}
