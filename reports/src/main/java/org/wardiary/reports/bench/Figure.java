package org.wardiary.reports.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.wardiary.analytics.estimate.Quantiles;

/**
 * A measured quantity.
 *
 * @param name what was measured, e.g. {@code check} and the game's id
 * @param unit unit of the values, e.g. {@code answers/s per core}
 * @param median median over the rounds, or what the name says
 * @param lowest lowest value of the rounds
 * @param highest highest value of the rounds
 * @param rounds number of rounds measured
 */
public record Figure(
    String name, String unit, double median, double lowest, double highest, int rounds) {

  /** A figure from the values of one or more rounds. */
  public static Figure of(String name, String unit, List<Double> values) {
    return new Figure(
        name,
        unit,
        median(values),
        Collections.min(values),
        Collections.max(values),
        values.size());
  }

  /** A figure from a single value. */
  public static Figure one(String name, String unit, double value) {
    return new Figure(name, unit, value, value, value, 1);
  }

  /**
   * Compares one thing with another that was measured in alternation with it: the ratio of the
   * medians; lowest and highest are the extreme ratios of the pairs.
   */
  public static Figure ratio(String name, List<Double> ones, List<Double> others) {
    List<Double> pairs = new ArrayList<>();
    for (int i = 0; i < ones.size(); i++) {
      pairs.add(ones.get(i) / others.get(i));
    }
    return new Figure(
        name,
        "ratio of medians",
        median(ones) / median(others),
        Collections.min(pairs),
        Collections.max(pairs),
        pairs.size());
  }

  private static double median(List<Double> values) {
    return quantile(values, 0.5);
  }

  /**
   * The value below which a share of the values lies, interpolated linearly between two values.
   *
   * @param values at least one, in any order
   * @param share the share, 0 to 1
   */
  public static double quantile(List<Double> values, double share) {
    return Quantiles.of(values.stream().mapToDouble(Double::doubleValue).toArray()).at(share);
  }
}
