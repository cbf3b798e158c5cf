package org.wardiary.analytics.ladder;

import java.util.ArrayList;
import java.util.List;

/**
 * A sequential probability ratio test of two differences in strength over pairs of games: the
 * generalised one, with the likelihood of the five scores of a pair greatest under each of the two
 * expected scores.
 *
 * @param lower difference in Elo of the hypothesis that a player is not stronger
 * @param upper difference in Elo of the hypothesis that it is
 * @param alpha greatest probability of accepting the upper one where the lower one holds
 * @param beta greatest probability of accepting the lower one where the upper one holds
 */
public record Sprt(double lower, double upper, double alpha, double beta) {

  /** In place of a count of 0, so that no likelihood is 0. */
  private static final double NEARLY_NONE = 1e-3;

  private static final int STEPS = 200;

  /** What a test says. */
  public enum Verdict {
    /** The upper hypothesis is accepted. */
    STRONGER,
    /** The lower one is. */
    NOT_STRONGER,
    /** It goes on. */
    OPEN
  }

  /** Checks the numbers. */
  public Sprt {
    if (!(lower < upper) || !(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "expected lower < upper and alpha and beta between 0 and 0.5 but got "
              + List.of(lower, upper, alpha, beta));
    }
  }

  /** From this ratio on the upper hypothesis is accepted: ln((1-β)/α). */
  public double upperBound() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /** Down from this ratio the lower one is: ln(β/(1-α)). */
  public double lowerBound() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** What the test says of scores. */
  public Verdict verdict(PairScores scores) {
    double ratio = logRatio(scores);
    if (ratio >= upperBound()) {
      return Verdict.STRONGER;
    }
    return ratio <= lowerBound() ? Verdict.NOT_STRONGER : Verdict.OPEN;
  }

  /** The logarithm of the ratio of likelihoods, upper to lower. */
  public double logRatio(PairScores scores) {
    if (scores.pairs() == 0) {
      return 0;
    }
    List<Double> weights = new ArrayList<>();
    double sum = 0;
    for (int count : scores.counts()) {
      double weight = Math.max(count, NEARLY_NONE);
      weights.add(weight);
      sum += weight;
    }
    double low = likeliest(weights, sum, Elo.score(lower));
    double high = likeliest(weights, sum, Elo.score(upper));
    double ratio = 0;
    for (int halves = 0; halves < 5; halves++) {
      double part = halves / 4.0;
      double factorLow = 1 + low * (part - Elo.score(lower));
      double factorHigh = 1 + high * (part - Elo.score(upper));
      ratio += weights.get(halves) * StrictMath.log(factorLow / factorHigh);
    }
    return ratio;
  }

  /**
   * The multiplier x with which the probabilities p / (1 + x (a - s)), for p the shares observed
   * and a the score of a pair from 0 to 1, are the likeliest of those whose mean is s.
   */
  private static double likeliest(List<Double> weights, double sum, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int step = 0; step < STEPS; step++) {
      double x = (low + high) / 2;
      double slope = 0;
      for (int halves = 0; halves < 5; halves++) {
        double off = halves / 4.0 - mean;
        slope += weights.get(halves) / sum * off / (1 + x * off);
      }
      if (slope > 0) {
        low = x;
      } else {
        high = x;
      }
    }
    return (low + high) / 2;
  }
}
