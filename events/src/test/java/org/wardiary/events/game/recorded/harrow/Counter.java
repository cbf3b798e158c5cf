package org.wardiary.events.game.recorded.harrow;

import java.util.Optional;

/**
 * A counter.
 *
 * @param id its word in records
 * @param side its army
 * @param kind its kind: Inf, Gd, Cav, Art
 * @param strength its printed strength
 * @param moves its movement allowance
 * @param start where it stands at the start; empty if it arrives
 * @param turn the turn in which it arrives; 0 if it is there from the start
 */
record Counter(
    String id, Side side, String kind, int strength, int moves, Optional<Hex> start, int turn) {

  /** Whether it is artillery, which reaches two hexes. */
  boolean isArtillery() {
    return kind.equals("Art");
  }

  /** Whether it has a second step (H9.3). */
  boolean hasTwoSteps() {
    return kind.equals("Inf") || kind.equals("Gd");
  }
}
