package org.wardiary.app.live;

/**
 * The machine's clock and random generator; nothing else in this package reads them.
 * Implementations have to be thread-safe.
 */
public interface TimeAndChance {

  /** Nanoseconds since an arbitrary fixed moment; never decreases. */
  long nanos();

  /** Milliseconds since 1970-01-01T00:00:00Z. */
  long millis();

  /** 64 unpredictable bits. */
  long draw();
}
