package org.wardiary.events.game.squares.players;

/**
 * What a search knows of the positions it has seen: the worth, how deep that was looked for, and
 * the best answer. An entry gives way to one looked for as deep or deeper, or of another position.
 */
final class SearchTable {

  /** The worth is exact, at least, or at most what stands there. */
  enum Bound {
    EXACT,
    LOWER,
    UPPER;

    private static final Bound[] ALL = values();
  }

  private static final int LARGEST = 1 << 20;

  private final int mask;
  private final long[] keys;
  private final long[] answers;
  private final int[] worths;
  private final byte[] depths;
  private final byte[] bounds;

  /** A table for a search of so many nodes. */
  SearchTable(int nodes) {
    int size = Math.min(LARGEST, Math.max(16, Integer.highestOneBit(nodes) * 2));
    mask = size - 1;
    keys = new long[size];
    answers = new long[size];
    worths = new int[size];
    depths = new byte[size];
    bounds = new byte[size];
  }

  private int slot(long key) {
    return (int) (key ^ key >>> 32) & mask;
  }

  /** Whether there is an entry. */
  boolean has(long key) {
    int slot = slot(key);
    return keys[slot] == key && depths[slot] > 0;
  }

  /** The best answer of an entry. */
  long answer(long key) {
    return answers[slot(key)];
  }

  /** Whether an entry, looked for so deep, settles a worth between two bounds. */
  boolean settles(long key, int depth, int alpha, int beta) {
    int slot = slot(key);
    if (depths[slot] < depth) {
      return false;
    }
    return switch (Bound.ALL[bounds[slot]]) {
      case EXACT -> true;
      case LOWER -> worths[slot] >= beta;
      case UPPER -> worths[slot] <= alpha;
    };
  }

  /** The worth of an entry. */
  int worth(long key) {
    return worths[slot(key)];
  }

  /**
   * Keeps what was found.
   *
   * @param depth 1 or more
   */
  void keep(long key, int depth, int worth, Bound bound, long answer) {
    int slot = slot(key);
    if (keys[slot] == key && depths[slot] > depth) {
      return;
    }
    keys[slot] = key;
    answers[slot] = answer;
    worths[slot] = worth;
    depths[slot] = (byte) depth;
    bounds[slot] = (byte) bound.ordinal();
  }
}
