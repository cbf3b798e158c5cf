package org.wardiary.reports.cli.background;

import java.util.function.LongSupplier;

/**
 * Work that is done again and again and takes the longer the more there is: it is due again when
 * four times as long has passed as it took, so that it never takes more than a fifth of the time.
 * For one thread.
 */
public final class PacedWork {

  private static final int REST = 4;

  private final LongSupplier nanos;
  private long ended;
  private long took;

  /**
   * Work that is due at once.
   *
   * @param nanos a clock that never goes back, in nanoseconds from any moment
   */
  public PacedWork(LongSupplier nanos) {
    this.nanos = nanos;
    this.ended = nanos.getAsLong();
  }

  /** Whether it may be done now. */
  public boolean isDue() {
    return nanos.getAsLong() - ended >= REST * took;
  }

  /** Does it, due or not, and returns what it returns. */
  public long run(LongSupplier work) {
    long begun = nanos.getAsLong();
    long result = work.getAsLong();
    ended = nanos.getAsLong();
    took = ended - begun;
    return result;
  }
}
