package org.wardiary.analytics.course;

/**
 * The logarithmic loss of a forecast: the negative logarithm of the probability that it gave to the
 * result.
 */
final class LogLoss {

  private static final double SMALLEST = 1e-15;

  private LogLoss() {}

  /**
   * The loss of a forecast.
   *
   * @param chance the probability that was predicted
   * @param result the result, 0 to 1
   */
  static double of(double chance, double result) {
    double sure = Math.min(1 - SMALLEST, Math.max(SMALLEST, chance));
    return loss(result, sure) + loss(1 - result, 1 - sure);
  }

  /** Most results are 1 or 0, for which one logarithm is enough. */
  private static double loss(double weight, double chance) {
    return weight == 0 ? 0 : -weight * StrictMath.log(chance);
  }
}
