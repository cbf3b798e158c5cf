package org.wardiary.events.pack.version1;

/** Probabilities and their logarithmic odds; the same bits on every machine. */
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

  /** Logarithm of the odds of a probability between 0 and 1, in 4096 steps. */
  static double odds(double probability) {
    return ODDS[(int) (probability * STEPS)];
  }

  /** The probability of which these are the logarithmic odds. */
  static double probability(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }
}
