package org.wardiary.app.archive;

import java.util.function.LongConsumer;

/**
 * The largest backlog of the log that a session reads to catch up; beyond it, the session throws
 * {@link FarBehind}.
 *
 * @param views number of offsets for the views
 * @param positions number of offsets for the index of positions, each of which takes several times
 *     as long
 */
public record CatchUpLimit(long views, long positions) {

  /** No limit. */
  public static final CatchUpLimit NONE = new CatchUpLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Passes on how many offsets are left, or throws {@link FarBehind} if they exceed the limit. */
  static LongConsumer within(long most, LongConsumer remaining) {
    return left -> {
      if (left > most) {
        throw new FarBehind(left, most);
      }
      remaining.accept(left);
    };
  }
}
