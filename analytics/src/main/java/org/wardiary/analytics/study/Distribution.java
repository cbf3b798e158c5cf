package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each whole number was observed. */
public final class Distribution {

  /** Numbers from 0 to below this, which nearly all are, are counted in an array. */
  private static final int SMALL = 256;

  private final TreeMap<Long, Long> others = new TreeMap<>();
  private long[] small = {};
  private long n;

  /** The distribution of some numbers, each observed once. */
  public static Distribution of(long... values) {
    Distribution all = new Distribution();
    for (long value : values) {
      all.add(value, 1);
    }
    return all;
  }

  void add(long value, long often) {
    n += often;
    if (value < 0 || value >= SMALL) {
      others.merge(value, often, Long::sum);
      return;
    }
    int place = (int) value;
    if (place >= small.length) {
      small = Arrays.copyOf(small, Math.max(place + 1, Math.min(SMALL, 2 * small.length)));
    }
    small[place] += often;
  }

  void merge(Distribution that) {
    that.others.forEach(this::add);
    for (int value = 0; value < that.small.length; value++) {
      if (that.small[value] > 0) {
        add(value, that.small[value]);
      }
    }
  }

  /** Number of observations. */
  public long n() {
    return n;
  }

  /** Number of observations between two values, both inclusive. */
  public long between(long from, long to) {
    if (from > to) {
      return 0;
    }
    long sum =
        others.subMap(from, true, to, true).values().stream().mapToLong(often -> often).sum();
    for (long value = Math.max(0, from); value <= to && value < small.length; value++) {
      sum += small[(int) value];
    }
    return sum;
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
   * The value at a rank.
   *
   * @param rank 1 for the smallest, {@link #n} for the largest
   * @throws IllegalArgumentException if there is no such rank
   */
  public long ranked(long rank) {
    if (rank < 1 || rank > n) {
      throw new IllegalArgumentException("expected a rank from 1 to " + n + " but got " + rank);
    }
    long negative = between(Long.MIN_VALUE, -1);
    if (rank <= negative) {
      return ranked(others.headMap(0L), rank);
    }
    long left = rank - negative;
    for (int value = 0; value < small.length; value++) {
      if (left <= small[value]) {
        return value;
      }
      left -= small[value];
    }
    return ranked(others.tailMap((long) SMALL), left);
  }

  private static long ranked(SortedMap<Long, Long> times, long rank) {
    long left = rank;
    for (Map.Entry<Long, Long> entry : times.entrySet()) {
      left -= entry.getValue();
      if (left <= 0) {
        return entry.getKey();
      }
    }
    throw new IllegalArgumentException("expected a rank that is there but got " + rank);
  }
}
