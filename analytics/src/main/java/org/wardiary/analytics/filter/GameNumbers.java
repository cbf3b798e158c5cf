package org.wardiary.analytics.filter;

import java.util.stream.LongStream;

/** Ids of games as numbers: their 16 hexadecimal digits, without sign. */
public final class GameNumbers {

  private static final int HEX = 16;

  private GameNumbers() {}

  /** A game's id as a number. */
  public static long of(String gameId) {
    return Long.parseUnsignedLong(gameId, HEX);
  }

  /**
   * The place of an id among some, negative if it is not one of them.
   *
   * @param ids sorted as numbers without sign
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

  /** Ids sorted as numbers without sign. */
  public static long[] sorted(LongStream ids) {
    // flipping the sign bit sorts numbers as those without sign
    return ids.map(id -> id ^ Long.MIN_VALUE).sorted().map(id -> id ^ Long.MIN_VALUE).toArray();
  }

  /** All ids of two lists that have none in common, sorted as numbers without sign. */
  static long[] merged(long[] some, long[] others) {
    return sorted(LongStream.concat(LongStream.of(some), LongStream.of(others)));
  }
}
