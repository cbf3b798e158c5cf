package org.wardiary.analytics.ladder;

/** The Elo scale: the expected score as a function of the difference between two ratings. */
public final class Elo {

  /** The difference, in Elo, at which the odds of winning are ten to one. */
  private static final double TENFOLD = 400;

  private Elo() {}

  /** Expected points per game, 0 to 1, of a player rated higher by {@code difference} in Elo. */
  public static double score(double difference) {
    return 1 / (1 + StrictMath.pow(10, -difference / TENFOLD));
  }

  /** The difference in Elo that gives an expected score, which must lie between 0 and 1. */
  public static double difference(double score) {
    return TENFOLD * StrictMath.log10(score / (1 - score));
  }

  /** Converts a difference in Elo to the logarithm of the odds. */
  static double logit(double difference) {
    return difference / TENFOLD * StrictMath.log(10);
  }

  /** Converts the logarithm of the odds to a difference in Elo. */
  public static double ofLogit(double logit) {
    return logit * TENFOLD / StrictMath.log(10);
  }
}
