package org.wardiary.analytics.estimate;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Quantiles of a sample by Apache Commons Statistics: type 7 of Hyndman, R. J. and Fan, Y. (1996),
 * Sample quantiles in statistical packages, The American Statistician 50, 361-365 (linear between
 * order statistics).
 */
public final class Quantiles {

  private static final Quantile TYPE_7 =
      Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

  private final double[] sorted;

  private Quantiles(double[] sorted) {
    this.sorted = sorted;
  }

  /** The quantiles of some values, given in any order. */
  public static Quantiles of(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return new Quantiles(sorted);
  }

  /** Number of values. */
  public int n() {
    return sorted.length;
  }

  /**
   * A quantile.
   *
   * @param p 0 (the smallest value) to 1 (the largest)
   * @throws IllegalStateException if there are no values
   */
  public double at(double p) {
    if (sorted.length == 0) {
      throw new IllegalStateException("expected values to take a quantile of but got none");
    }
    return TYPE_7.evaluate(sorted.length, i -> sorted[i], p);
  }
}
