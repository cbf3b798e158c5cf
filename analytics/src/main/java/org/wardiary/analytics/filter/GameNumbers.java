package org.wardiary.analytics.filter;

import java.util.stream.LongStream;

/** Ids of games as unsigned numbers: an id consists of 16 hexadecimal digits. */
public final class GameNumbers {

  private static final int HEX = 16;

  private GameNumbers() {}

  /** A game's id as an unsigned number. */
  public static long of(String gameId) {
    return Long.parseUnsignedLong(gameId, HEX);
  }

  /**
   * Index of an id in a sorted array; negative if it is not there.
   *
   * @param ids sorted as unsigned numbers
   */
  public static int place(long[] ids, long id) {
    int low = 0;
    int high = ids.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compareUnsigned(ids[middle], id);
      if (order == 0) {
        return middle;
      }
      low = order < 0 ? middle + 1 : low;
      high = order < 0 ? high : middle - 1;
    }
    return -1;
  }

  /** Sorts ids as unsigned numbers. */
  public static long[] sorted(LongStream ids) {
    // with the sign bit flipped, the signed order is the unsigned one
    return ids.map(id -> id ^ Long.MIN_VALUE).sorted().map(id -> id ^ Long.MIN_VALUE).toArray();
  }
}
