package org.wardiary.analytics.tournament;

/**
 * A game of a round that is to be played, or a bye.
 *
 * @param first the player of the first-named side; of a bye the one who has it
 * @param second the player of the second-named side; empty for a bye
 */
public record Pairing(String first, String second) {

  /** Whether the player has no opponent. */
  public boolean isBye() {
    return second.isEmpty();
  }
}
