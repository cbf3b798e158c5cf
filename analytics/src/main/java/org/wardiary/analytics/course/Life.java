package org.wardiary.analytics.course;

/**
 * How long a unit lasted.
 *
 * @param kind name of its kind for people
 * @param from turn in which it came into the game, 0 for the beginning
 * @param lost turn in which it was lost, 0 if it was not
 */
public record Life(String kind, int from, int lost) {

  /** Whether it was lost. */
  boolean ended() {
    return lost > 0;
  }

  /**
   * Turns from its coming into the game to its loss, or to the end of the game.
   *
   * @param turns turns of the game
   */
  int turns(int turns) {
    return Math.max(0, (ended() ? lost : turns) - from);
  }
}
