package org.wardiary.app.resident;

import java.util.function.LongSupplier;

/**
 * Work that is repeated and takes longer the more of it there is. It is due again once four times
 * as long has passed as it took, so that it never takes more than a fifth of the time. For one
 * thread.
 */
public final class PacedWork {

  private static final int REST = 4;

  private final LongSupplier nanos;
  private long ended;
  private long took;

  /**
   * Creates work that is due at once.
   *
   * @param nanos a monotonic clock, in nanoseconds from any moment
   */
  public PacedWork(LongSupplier nanos) {
    this.nanos = nanos;
    this.ended = nanos.getAsLong();
  }

  /** Whether the work is due. */
  public boolean isDue() {
    return nanos.getAsLong() - ended >= REST * took;
  }

  /** Does the work, due or not, and returns its result. */
  public long run(LongSupplier work) {
    long begun = nanos.getAsLong();
    long result = work.getAsLong();
    ended = nanos.getAsLong();
    took = ended - begun;
    return result;
  }
}
