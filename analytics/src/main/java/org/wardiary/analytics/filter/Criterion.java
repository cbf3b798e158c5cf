package org.wardiary.analytics.filter;

import org.wardiary.projector.view.GameSummary;

/** The condition that one value of a parameter puts on a game. */
@FunctionalInterface
interface Criterion {

  /**
   * Whether a game meets the condition.
   *
   * @param side index of the side in question; irrelevant to conditions on the whole game
   */
  boolean fits(GameSummary game, int side);
}
