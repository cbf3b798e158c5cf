package org.wardiary.reports.archive;

import java.util.function.LongConsumer;

/**
 * How much of the log a session reads to catch up: beyond that it throws {@link FarBehind}.
 *
 * @param views offsets for the views
 * @param positions offsets for the index of positions, which takes several times as long for each
 */
public record CatchUpLimit(long views, long positions) {

  /** All there is. */
  public static final CatchUpLimit NONE = new CatchUpLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Tells how much is left, unless that is more than the limit. */
  static LongConsumer within(long most, LongConsumer remaining) {
    return left -> {
      if (left > most) {
        throw new FarBehind(left, most);
      }
      remaining.accept(left);
    };
  }
}
