package org.wardiary.analytics.strength;

import java.util.Arrays;
import org.wardiary.analytics.estimate.Interval;

/**
 * How much players differ in strength: the posterior distribution of their standard deviation, on a
 * grid.
 *
 * @param deviations standard deviations in logits, ascending
 * @param weights posterior probability of each standard deviation; they sum to 1
 */
public record PlayersSpread(double[] deviations, double[] weights) {

  private static final double TAIL = 0.025;
  private static final double STEP = 0.02;
  private static final double FAR = 8;

  /** Copies the arrays, so that later changes to them have no effect. */
  public PlayersSpread {
    deviations = deviations.clone();
    weights = weights.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayersSpread that
        && Arrays.equals(deviations, that.deviations)
        && Arrays.equals(weights, that.weights);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(deviations) + Arrays.hashCode(weights);
  }

  @Override
  public String toString() {
    return "players differ by " + median() + " logits";
  }

  /** Posterior median of the standard deviation, in logits. */
  public double median() {
    return quantile(0.5);
  }

  /** The 95 % posterior interval of the standard deviation, in logits. */
  public Interval interval() {
    return new Interval(quantile(TAIL), quantile(1 - TAIL));
  }

  /** A quantile, by linear interpolation; half of each weight lies below its deviation. */
  private double quantile(double p) {
    double below = 0;
    double last = 0;
    double lastPart = 0;
    for (int i = 0; i < deviations.length; i++) {
      double part = below + weights[i] / 2;
      if (part >= p) {
        double share = part > lastPart ? (p - lastPart) / (part - lastPart) : 1;
        return last + share * (deviations[i] - last);
      }
      last = deviations[i];
      lastPart = part;
      below += weights[i];
    }
    return last;
  }

  /**
   * How often the stronger of two random players wins, among decided games, if neither side nor
   * first turn gives an advantage: 0.5 to 1.
   *
   * @param deviation standard deviation of the players in logits
   */
  public static double strongerWins(double deviation) {
    return 0.5 + mean(deviation, 1);
  }

  /**
   * The share of the variance of such results that is explained by who plays: 0 for pure chance, 1
   * if the stronger player always wins.
   *
   * @param deviation standard deviation of the players in logits
   */
  public static double explained(double deviation) {
    return 4 * mean(deviation, 2);
  }

  /** Mean of |p - 1/2| to a power, where p is the probability that one of two players wins. */
  private static double mean(double deviation, int power) {
    double sum = 0;
    double whole = 0;
    for (double z = -FAR; z <= FAR; z += STEP) {
      double density = StrictMath.exp(-z * z / 2);
      double apart = z * deviation * Math.sqrt(2);
      double from = Math.abs(1 / (1 + StrictMath.exp(-apart)) - 0.5);
      sum += density * (power == 1 ? from : from * from);
      whole += density;
    }
    return sum / whole;
  }
}
