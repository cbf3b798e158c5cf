package org.wardiary.analytics.strength;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Fitted parameters with their uncertainty; strengths are relative to their mean.
 *
 * @param values strengths, then the other parameters of {@link Likelihood}
 * @param covariance covariance matrix of the strengths
 */
record Fitted(double[] values, double[][] covariance) {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final int HALVINGS = 60;

  /** The parameters at the peak of a likelihood. */
  static Fitted of(Likelihood.Peak peak, int players) {
    double[] values = peak.values().clone();
    double mean = 0;
    for (int i = 0; i < players; i++) {
      mean += values[i] / players;
    }
    for (int i = 0; i < players; i++) {
      values[i] -= mean;
    }
    return new Fitted(values, centred(peak.inverse(), players));
  }

  /** The covariance of numbers after subtracting their mean, given their covariance. */
  private static double[][] centred(double[][] inverse, int n) {
    double[] rows = new double[n];
    double all = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        rows[i] += inverse[i][j] / n;
      }
      all += rows[i] / n;
    }
    double[][] centred = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        centred[i][j] = inverse[i][j] - rows[i] - rows[j] + all;
      }
    }
    return centred;
  }

  /** The weighted mean of several fits; the covariance includes how the fits differ. */
  static Fitted mixed(Fitted[] all, double[] weights) {
    int size = all[0].values().length;
    int n = all[0].covariance().length;
    double[] mean = new double[size];
    for (int k = 0; k < all.length; k++) {
      for (int i = 0; i < size; i++) {
        mean[i] += weights[k] * all[k].values()[i];
      }
    }
    double[][] covariance = new double[n][n];
    for (int k = 0; k < all.length; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          double apart = (all[k].values()[i] - mean[i]) * (all[k].values()[j] - mean[j]);
          covariance[i][j] += weights[k] * (all[k].covariance()[i][j] + apart);
        }
      }
    }
    return new Fitted(mean, covariance);
  }

  /**
   * A quantile of a strength under a mixture of fits with weights.
   *
   * @param place index of the strength
   * @param p probability, above 0 and below 1
   */
  static double quantile(Fitted[] all, double[] weights, int place, double p) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double far = Math.abs(NORMAL.inverseCumulativeProbability(p));
    for (Fitted one : all) {
      double reach = far * Math.sqrt(one.covariance()[place][place]);
      low = Math.min(low, one.values()[place] - reach);
      high = Math.max(high, one.values()[place] + reach);
    }
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      double below = 0;
      for (int k = 0; k < all.length; k++) {
        double error = Math.sqrt(all[k].covariance()[place][place]);
        below +=
            weights[k] * NORMAL.cumulativeProbability((middle - all[k].values()[place]) / error);
      }
      if (below < p) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** Variance of a weighted sum of strengths. */
  double variance(double[] weights) {
    double variance = 0;
    for (int i = 0; i < weights.length; i++) {
      for (int j = 0; weights[i] != 0 && j < weights.length; j++) {
        variance += weights[i] * weights[j] * covariance[i][j];
      }
    }
    return Math.max(0, variance);
  }
}
