package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.List;

/**
 * The totals of the same games by several fits of a model. They show how far a number that rests on
 * the model may be from that of a model fitted on very many games.
 *
 * @param own totals by the model itself, each game judged by a fit on nine tenths of the games
 * @param without totals by fits that each leave out a different part of the games
 * @param halves totals by fits on half of the games
 */
record Refits(Totals own, List<Totals> without, List<Totals> halves) {

  /**
   * The bias of a fit is proportional to 1 / games: relative to a fit on all games, it is 10/9 with
   * nine tenths of them and 2 with half of them. So the bias is (10/9) / (2 - 10/9) times the
   * change from nine tenths to half of the games.
   */
  private static final double BIAS = 1.25;

  /**
   * Mean squared error of a ratio due to that of the model: its variance by the jackknife (Efron,
   * B. and Stein, C. (1981), The jackknife estimate of variance, The Annals of Statistics 9,
   * 586-596), plus the square of its bias, estimated from how the number changes with half of the
   * games (Quenouille, M. H. (1956), Notes on bias in estimation, Biometrika 43, 353-360).
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
