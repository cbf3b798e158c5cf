package org.wardiary.analytics.estimate;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.distribution.BinomialDistribution;

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

  /** The quantiles of some values, in any order. */
  public static Quantiles of(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return new Quantiles(sorted);
  }

  /** How many values there are. */
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

  /**
   * The median with its distribution-free interval from order statistics: from the l-th smallest to
   * the l-th largest value, l as large as P(Bin(n, 1/2) &lt; l) &lt;= (1 - level) / 2 allows
   * (David, H. A. and Nagaraja, H. N., Order Statistics, 3rd ed. 2003, section 7.1). No library
   * that we know has it.
   */
  public Estimate median() {
    int n = sorted.length;
    if (n < Estimate.FEWEST) {
      return Estimate.hidden(n);
    }
    double tail = (1 - Estimate.LEVEL) / 2;
    int l = BinomialDistribution.of(n, 0.5).inverseCumulativeProbability(tail);
    return Estimate.of(at(0.5), new Interval(sorted[l - 1], sorted[n - l]), n);
  }
}
