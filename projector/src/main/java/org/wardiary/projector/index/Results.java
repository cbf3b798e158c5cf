package org.wardiary.projector.index;

/**
 * How many games ended how.
 *
 * @param first won by the first-named side
 * @param second won by the second-named side
 * @param draws drawn
 * @param open without result
 */
public record Results(int first, int second, int draws, int open) {

  /** No games. */
  public static final Results NONE = new Results(0, 0, 0, 0);

  /** Number of games. */
  public int games() {
    return first + second + draws + open;
  }

  /** Number of games with a result. */
  public int decided() {
    return first + second + draws;
  }
}
