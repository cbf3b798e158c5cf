package org.wardiary.analytics.ladder;

/** The scale of ratings: the expected score by the difference of two ratings. */
public final class Elo {

  /** A tenfold chance to win is so much. */
  private static final double TENFOLD = 400;

  private Elo() {}

  /** Expected points a game, 0 to 1, of who is rated higher by a difference. */
  public static double score(double difference) {
    return 1 / (1 + StrictMath.pow(10, -difference / TENFOLD));
  }

  /** The difference that gives an expected score between 0 and 1. */
  public static double difference(double score) {
    return TENFOLD * StrictMath.log10(score / (1 - score));
  }

  /** A difference as logarithm of the odds. */
  static double logit(double difference) {
    return difference / TENFOLD * StrictMath.log(10);
  }

  /** The difference of logarithms of odds. */
  public static double ofLogit(double logit) {
    return logit * TENFOLD / StrictMath.log(10);
  }
}
