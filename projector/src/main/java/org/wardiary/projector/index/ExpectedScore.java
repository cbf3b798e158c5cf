package org.wardiary.projector.index;

/**
 * What games were expected to bring before anyone answered: by the strengths of their players, for
 * instance. Safe to share between threads.
 */
@FunctionalInterface
public interface ExpectedScore {

  /** Nothing is known of any game. */
  ExpectedScore UNKNOWN = gameId -> Double.NaN;

  /**
   * Points that the first-named side was expected to make of a game, from 0 to 1 where a draw is
   * one half; not a number where nothing is known.
   */
  double of(String gameId);
}
