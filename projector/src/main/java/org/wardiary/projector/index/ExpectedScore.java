package org.wardiary.projector.index;

/**
 * The scores that games were expected to have before the first answer, for example from the
 * strengths of their players. Safe to share between threads.
 */
@FunctionalInterface
public interface ExpectedScore {

  /** Knows nothing of any game. */
  ExpectedScore UNKNOWN = gameId -> Double.NaN;

  /**
   * Points that the first-named side was expected to score in a game, from 0 to 1, a draw being one
   * half; NaN if this is not known.
   */
  double of(String gameId);
}
