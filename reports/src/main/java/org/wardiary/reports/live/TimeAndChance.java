package org.wardiary.reports.live;

/** The clock and the generator of the machine, which nothing here asks itself. Safe to share. */
public interface TimeAndChance {

  /** Nanoseconds from any fixed moment; never goes back. */
  long nanos();

  /** Milliseconds since 1970-01-01T00:00:00Z. */
  long millis();

  /** 64 bits that nobody can foresee. */
  long draw();
}
