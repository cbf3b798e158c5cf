package org.wardiary.analytics.course;

/** What a forecast costs, by the logarithm of the probability that it gave to the result. */
final class LogLoss {

  private static final double SMALLEST = 1e-15;

  private LogLoss() {}

  /**
   * The loss.
   *
   * @param chance the probability that was predicted
   * @param result the result, 0 to 1
   */
  static double of(double chance, double result) {
    double sure = Math.min(1 - SMALLEST, Math.max(SMALLEST, chance));
    return loss(result, sure) + loss(1 - result, 1 - sure);
  }

  /** Most results are 1 or 0, where one logarithm is enough. */
  private static double loss(double weight, double chance) {
    return weight == 0 ? 0 : -weight * StrictMath.log(chance);
  }
}
