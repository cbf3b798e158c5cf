package org.wardiary.events.game.squares.players;

/**
 * Transposition table of a search: the worth of positions, the depth to which it was searched, and
 * the best answer. An entry is replaced by one of the same position searched at least as deep, or
 * by one of another position.
 */
final class SearchTable {

  /** Whether an entry's worth is exact, a lower bound or an upper bound. */
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

  /** Creates a table for a search of a number of nodes. */
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

  /** Whether there is an entry with a key. */
  boolean has(long key) {
    int slot = slot(key);
    return keys[slot] == key && depths[slot] > 0;
  }

  /** The best answer in an entry, which must exist. */
  long answer(long key) {
    return answers[slot(key)];
  }

  /** Whether an entry is deep enough and settles the worth with respect to two bounds. */
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

  /** The worth in an entry, which must exist. */
  int worth(long key) {
    return worths[slot(key)];
  }

  /**
   * Stores a result unless the entry has a deeper one for the same position.
   *
   * @param depth the depth searched, 1 or more
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
