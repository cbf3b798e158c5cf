package org.wardiary.analytics.strength;

/**
 * The probabilities of a win, a loss and a draw (Davidson, R. R. (1970), On extending the
 * Bradley-Terry model to accommodate ties, JASA 65, 317-328).
 *
 * @param win probability that the first-named side wins
 * @param loss probability that the first-named side loses
 * @param draw probability of a draw
 */
record Davidson(double win, double loss, double draw) {

  /**
   * Computes the probabilities.
   *
   * @param logit advantage of the first-named side, as the logarithm of its odds of winning among
   *     decided games
   * @param draws probability of a draw relative to the geometric mean of those of win and loss
   */
  static Davidson of(double logit, double draws) {
    double lead = Math.abs(logit); // so that no power overflows
    double worse = StrictMath.exp(-lead);
    double drawn = draws * StrictMath.exp(-lead / 2);
    double all = 1 + worse + drawn;
    return logit >= 0
        ? new Davidson(1 / all, worse / all, drawn / all)
        : new Davidson(worse / all, 1 / all, drawn / all);
  }

  /** Expected score: the probability of a win and half that of a draw. */
  double score() {
    return win + draw / 2;
  }

  /** Variance of the score of one game. */
  double variance() {
    return win + draw / 4 - score() * score();
  }

  /** Derivative of the expected score with respect to the logit. */
  double slope() {
    return win / 2 - score() * (win - loss) / 2;
  }
}
