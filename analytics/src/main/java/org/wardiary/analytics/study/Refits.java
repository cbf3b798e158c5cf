package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.List;

/**
 * What other fits of a model make of the same games: they tell how far a number that rests on it
 * may be from that of a model of very many games.
 *
 * @param own what the model makes of them, each game judged by a fit on nine tenths
 * @param without what fits make of them that leave out a part of the games each
 * @param halves what fits on half of the games make of them
 */
record Refits(Totals own, List<Totals> without, List<Totals> halves) {

  /**
   * What is wrong with a fit goes with 1 / games: 10/9 by nine tenths of them, 2 by half of them.
   * So the bias is 10/9 by 2 - 10/9 of what half of the games change.
   */
  private static final double BIAS = 1.25;

  /**
   * Mean squared error of a ratio by that of the model: its variance by the jackknife (Efron, B.
   * and Stein, C. (1981), The jackknife estimate of variance, The Annals of Statistics 9, 586-596),
   * and the square of its bias, which is told by how the number changes with half of the games
   * (Quenouille, M. H. (1956), Notes on bias in estimation, Biometrika 43, 353-360).
   */
  double error(Key part, Key whole) {
    double bias = BIAS * bias(part, whole);
    return variance(values(without, part, whole)) + bias * bias;
  }

  private double bias(Key part, Key whole) {
    double[] half = values(halves, part, whole);
    return half.length == 0 || own.count(whole) == 0
        ? 0
        : mean(half) - own.fraction(part) / own.fraction(whole);
  }

  private static double[] values(List<Totals> fits, Key part, Key whole) {
    return fits.stream()
        .filter(one -> one.count(whole) > 0)
        .mapToDouble(one -> one.fraction(part) / one.fraction(whole))
        .toArray();
  }

  private static double variance(double... values) {
    double mean = mean(values);
    double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    return values.length == 0 ? 0 : squares * (values.length - 1) / values.length;
  }

  private static double mean(double... values) {
    return Arrays.stream(values).average().orElse(0);
  }
}
