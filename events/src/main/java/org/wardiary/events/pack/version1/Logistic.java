package org.wardiary.events.pack.version1;

/**
 * Converts between probabilities and logarithmic odds, with bit-identical results on every machine.
 */
final class Logistic {

  private static final int STEPS = 4096;
  private static final double[] ODDS = new double[STEPS];

  static {
    for (int i = 0; i < STEPS; i++) {
      double p = (i + 0.5) / STEPS;
      ODDS[i] = StrictMath.log(p / (1 - p));
    }
  }

  private Logistic() {}

  /** The logarithmic odds of a probability between 0 and 1, rounded to one of 4096 steps. */
  static double odds(double probability) {
    return ODDS[(int) (probability * STEPS)];
  }

  /** The probability with these logarithmic odds. */
  static double probability(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }
}
