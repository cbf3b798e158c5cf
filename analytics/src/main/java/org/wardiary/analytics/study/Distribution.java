package org.wardiary.analytics.study;

import java.util.TreeMap;

/** How often each whole number was observed. */
public final class Distribution {

  private final TreeMap<Long, Long> times = new TreeMap<>();
  private long n;

  /** Some numbers, each observed once. */
  public static Distribution of(long... values) {
    Distribution all = new Distribution();
    for (long value : values) {
      all.add(value, 1);
    }
    return all;
  }

  void add(long value, long often) {
    times.merge(value, often, Long::sum);
    n += often;
  }

  void merge(Distribution that) {
    that.times.forEach(this::add);
  }

  /** How many were observed. */
  public long n() {
    return n;
  }

  /** How many lie between two values, both included. */
  public long between(long from, long to) {
    return from > to
        ? 0
        : times.subMap(from, true, to, true).values().stream().mapToLong(often -> often).sum();
  }

  /**
   * A quantile of type 7: linear between order statistics (Hyndman, R. J. and Fan, Y. (1996),
   * Sample quantiles in statistical packages, The American Statistician 50, 361-365).
   *
   * @param p 0 (the smallest value) to 1 (the largest)
   * @throws IllegalStateException if nothing was observed
   */
  public double quantile(double p) {
    if (n == 0) {
      throw new IllegalStateException("expected values to take a quantile of but got none");
    }
    double place = p * (n - 1);
    long below = (long) Math.floor(place);
    double low = ranked(below + 1);
    double high = ranked(Math.min(n, below + 2));
    return low + (place - below) * (high - low);
  }

  /**
   * The value with a rank.
   *
   * @param rank 1 for the smallest, {@link #n} for the largest
   */
  public long ranked(long rank) {
    long sofar = 0;
    for (var entry : times.entrySet()) {
      sofar += entry.getValue();
      if (sofar >= rank) {
        return entry.getKey();
      }
    }
    throw new IllegalArgumentException("expected a rank from 1 to " + n + " but got " + rank);
  }
}
