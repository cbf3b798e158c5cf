package org.wardiary.analytics.ladder;

import java.util.ArrayList;
import java.util.List;

/**
 * A sequential probability ratio test between two differences in strength, over pairs of games. It
 * is the generalised test: the likelihood of the five scores of a pair is maximised under each of
 * the two expected scores.
 *
 * @param lower difference in Elo under the hypothesis that the player is not stronger
 * @param upper difference in Elo under the hypothesis that the player is stronger
 * @param alpha greatest probability of accepting the upper hypothesis if the lower one is true
 * @param beta greatest probability of accepting the lower hypothesis if the upper one is true
 */
public record Sprt(double lower, double upper, double alpha, double beta) {

  /** Replaces a count of 0, so that no likelihood is 0. */
  private static final double NEARLY_NONE = 1e-3;

  private static final int STEPS = 200;

  /** The outcome of a test so far. */
  public enum Verdict {
    /** The upper hypothesis is accepted. */
    STRONGER,
    /** The lower hypothesis is accepted. */
    NOT_STRONGER,
    /** Neither hypothesis is accepted yet: the test continues. */
    OPEN
  }

  /** Checks that {@code lower} is below {@code upper}, and both errors between 0 and 0.5. */
  public Sprt {
    if (!(lower < upper) || !(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "expected lower < upper and alpha and beta between 0 and 0.5 but got "
              + List.of(lower, upper, alpha, beta));
    }
  }

  /** The log likelihood ratio at or above which the upper hypothesis is accepted: ln((1-β)/α). */
  public double upperBound() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /** The log likelihood ratio at or below which the lower hypothesis is accepted: ln(β/(1-α)). */
  public double lowerBound() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** The verdict on some scores. */
  public Verdict verdict(PairScores scores) {
    double ratio = logRatio(scores);
    if (ratio >= upperBound()) {
      return Verdict.STRONGER;
    }
    return ratio <= lowerBound() ? Verdict.NOT_STRONGER : Verdict.OPEN;
  }

  /** The log likelihood ratio of the upper to the lower hypothesis; 0 if there are no pairs. */
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
   * The Lagrange multiplier x for which the probabilities p / (1 + x (a - s)) maximise the
   * likelihood among those with mean s, where p is the observed share of pairs with score a, from 0
   * to 1.
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
