package org.wardiary.analytics.filter;

import org.wardiary.projector.view.GameSummary;

/** What one value of a parameter asks of a game. */
@FunctionalInterface
interface Criterion {

  /**
   * Whether a game fits.
   *
   * @param side 0 or 1, the side that is meant; what concerns the whole game is the same for both
   */
  boolean fits(GameSummary game, int side);
}
