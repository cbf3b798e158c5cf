package org.wardiary.analytics.estimate;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * Intervals for the probability behind a count of successes in n independent trials, by Apache
 * Commons Statistics. With no trials nothing is known and the interval is 0 to 1.
 *
 * <p>Newcombe, R. G. (1998), Two-sided confidence intervals for the single proportion, Statistics
 * in Medicine 17, 857-872 compares them.
 */
public final class Binomial {

  private Binomial() {}

  /**
   * Wilson's score interval without continuity correction: Wilson, E. B. (1927), Probable
   * inference, the law of succession, and statistical inference, JASA 22, 209-212.
   *
   * @param successes 0 to n
   * @param n trials, 0 or more
   * @param level confidence, above 0 and below 1
   */
  public static Interval wilson(long successes, long n, double level) {
    Interval wilson = interval(BinomialConfidenceInterval.WILSON_SCORE, successes, n, level);
    // the bounds at 0 and n successes are exactly 0 and 1; rounding must not leave them inside
    return new Interval(successes == 0 ? 0 : wilson.low(), successes == n ? 1 : wilson.high());
  }

  /**
   * The exact interval, which never covers less than its level and is wider than Wilson's: Clopper,
   * C. J. and Pearson, E. S. (1934), The use of confidence or fiducial limits illustrated in the
   * case of the binomial, Biometrika 26, 404-413.
   *
   * @param successes 0 to n
   * @param n trials, 0 or more
   * @param level confidence, above 0 and below 1
   */
  public static Interval exact(long successes, long n, double level) {
    return interval(BinomialConfidenceInterval.CLOPPER_PEARSON, successes, n, level);
  }

  private static Interval interval(
      BinomialConfidenceInterval method, long successes, long n, double level) {
    if (successes < 0 || successes > n) {
      throw new IllegalArgumentException("expected 0 to " + n + " successes but got " + successes);
    }
    if (n == 0) {
      return new Interval(0, 1);
    }
    var bounds = method.fromErrorRate(Math.toIntExact(n), Math.toIntExact(successes), 1 - level);
    return new Interval(bounds.getLowerBound(), bounds.getUpperBound());
  }
}
