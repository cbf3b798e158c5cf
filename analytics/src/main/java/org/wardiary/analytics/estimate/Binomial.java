package org.wardiary.analytics.estimate;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Intervals for the probability behind a count of successes in n independent trials.
 *
 * <p>Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference,
 * JASA 22, 209-212. Clopper, C. J. and Pearson, E. S. (1934), The use of confidence or fiducial
 * limits illustrated in the case of the binomial, Biometrika 26, 404-413. Newcombe, R. G. (1998),
 * Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 857-872
 * compares them.
 */
public final class Binomial {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final Interval EVERYTHING = new Interval(0, 1);

  private Binomial() {}

  /** The quantile z with P(|Z| &lt;= z) = level of a standard normal Z; level 0.95 gives 1.96. */
  public static double z(double level) {
    return NORMAL.inverseSurvivalProbability((1 - level) / 2);
  }

  /**
   * Wilson's score interval without continuity correction.
   *
   * @param successes 0 to n
   * @param n trials; with 0 nothing is known and the interval is 0 to 1
   * @param level confidence, above 0 and below 1
   */
  public static Interval wilson(long successes, long n, double level) {
    check(successes, n);
    if (n == 0) {
      return EVERYTHING;
    }
    double z = z(level);
    double z2 = z * z;
    double p = (double) successes / n;
    double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = z * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n * n)) / (1 + z2 / n);
    // the bounds at 0 and n successes are exactly 0 and 1; rounding must not leave them inside
    double low = successes == 0 ? 0 : Math.max(0, middle - half);
    double high = successes == n ? 1 : Math.min(1, middle + half);
    return new Interval(low, high);
  }

  /**
   * The exact interval of Clopper and Pearson: never covers less than its level, wider than
   * Wilson's.
   *
   * @param successes 0 to n
   * @param n trials; with 0 the interval is 0 to 1
   * @param level confidence, above 0 and below 1
   */
  public static Interval exact(long successes, long n, double level) {
    check(successes, n);
    double tail = (1 - level) / 2;
    double low =
        successes == 0
            ? 0
            : BetaDistribution.of((double) successes, n - successes + 1.0)
                .inverseCumulativeProbability(tail);
    double high =
        successes == n
            ? 1
            : BetaDistribution.of(successes + 1.0, (double) n - successes)
                .inverseSurvivalProbability(tail);
    return new Interval(low, high);
  }

  private static void check(long successes, long n) {
    if (successes < 0 || successes > n) {
      throw new IllegalArgumentException("expected 0 to " + n + " successes, but got " + successes);
    }
  }
}
