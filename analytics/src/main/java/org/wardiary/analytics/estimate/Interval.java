package org.wardiary.analytics.estimate;

/**
 * A closed interval, in the unit of what it bounds.
 *
 * @param low lower bound
 * @param high upper bound, not below {@code low}
 */
public record Interval(double low, double high) {

  /** A checked interval. */
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException(
          "expected a lower bound not above the upper one, but got " + low + " and " + high);
    }
  }
}
