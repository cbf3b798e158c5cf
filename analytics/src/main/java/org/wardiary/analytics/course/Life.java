package org.wardiary.analytics.course;

/**
 * How long a unit lasted.
 *
 * @param kind name of its kind for people
 * @param from turn in which it came into the game, 0 for the beginning
 * @param lost turn in which it was lost, 0 if it was not
 * @param left turn in which it left the game and was not lost, 0 if it did not: it became a part of
 *     another unit, so that nobody knows how long it would have lasted
 */
public record Life(String kind, int from, int lost, int left) {

  /** A unit that was lost in some turn, or stood until the end of the game if {@code lost} is 0. */
  public Life(String kind, int from, int lost) {
    this(kind, from, lost, 0);
  }

  /** Whether it was lost. */
  boolean ended() {
    return lost > 0;
  }

  /**
   * Number of turns from the unit's entry into the game to its loss, its leaving or the end of the
   * game.
   *
   * @param turns turns of the game
   */
  int turns(int turns) {
    int last = left > 0 ? left : turns;
    return Math.max(0, (ended() ? lost : last) - from);
  }
}
