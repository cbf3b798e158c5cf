package org.wardiary.analytics.compare;

import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Estimate;

/** The size of differences of different measures on one scale, so that they can be sorted. */
final class Size {

  private static final double ROUNDING = 1e-9;

  private Size() {}

  /**
   * The size of a difference: of shares, Cohen's h (1988, Statistical Power Analysis, chapter 6), 0
   * to 3.14, which counts 1 % against 6 % as much as 50 % against 65 %; of other numbers, the
   * difference divided by the mean of both, 0 to 2. Only the part that is certain counts: that up
   * to the interval's bound nearest to 0.
   */
  static double sure(Comparison.Found found) {
    Difference difference = found.row().difference().orElseThrow();
    double near =
        Math.min(Math.abs(difference.interval().low()), Math.abs(difference.interval().high()));
    return of(found) * Math.min(1, near / Math.abs(difference.value()));
  }

  private static double of(Comparison.Found found) {
    double first = found.row().first().value();
    double second = found.row().second().value();
    if (found.table().shares()) {
      return Math.abs(angle(first) - angle(second));
    }
    double both = Math.abs(first) + Math.abs(second);
    return both == 0 ? 0 : 2 * Math.abs(first - second) / both;
  }

  private static double angle(double share) {
    return 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, share))));
  }

  /** Whether two rows of one table hold the same numbers. */
  static boolean same(Comparison.Found one, Comparison.Found other) {
    return one.table().id().equals(other.table().id())
        && same(one.row().first(), other.row().first())
        && same(one.row().second(), other.row().second());
  }

  private static boolean same(Estimate one, Estimate other) {
    return one.n() == other.n() && Math.abs(one.value() - other.value()) < ROUNDING;
  }
}
