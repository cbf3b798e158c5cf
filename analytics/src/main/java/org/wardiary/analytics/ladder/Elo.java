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

  /** Converts the logarithm of the odds to a difference in Elo. */
  public static double ofLogit(double logit) {
    return logit * TENFOLD / StrictMath.log(10);
  }
}
