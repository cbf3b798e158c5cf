package org.wardiary.analytics.strength;

/**
 * The probabilities of a win, a loss and a draw (Davidson, R. R. (1970), On extending the
 * Bradley-Terry model to accommodate ties, JASA 65, 317-328).
 *
 * @param win of the first-named side
 * @param loss of the first-named side
 * @param draw of neither
 */
record Davidson(double win, double loss, double draw) {

  /**
   * The probabilities.
   *
   * @param logit by how much the first-named side is better, as the logarithm of the odds of a win
   *     among games that somebody wins
   * @param draws a draw is so many times as probable as the geometric mean of win and loss
   */
  static Davidson of(double logit, double draws) {
    double lead = Math.abs(logit); // no power overflows
    double worse = StrictMath.exp(-lead);
    double drawn = draws * StrictMath.exp(-lead / 2);
    double all = 1 + worse + drawn;
    return logit >= 0
        ? new Davidson(1 / all, worse / all, drawn / all)
        : new Davidson(worse / all, 1 / all, drawn / all);
  }

  /** By how much the probability of a win grows with the logit. */
  double slope() {
    return win * (0.5 - (win - loss) / 2);
  }
}
