package org.wardiary.analytics.study;

import java.util.OptionalDouble;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.TableBuilder;

/**
 * A point of the curve of a number over the course of games.
 *
 * @param line what the curve is about
 * @param at where the point lies, in the unit of its table
 * @param values the number in each game
 */
public record CurvePoint(Key line, double at, Distribution values) {
  private static final String[] NAMES = {
    "tenth", "lower_quartile", "median", "upper_quartile", "nine_tenths"
  };
  private static final double[] QUANTILES = {0.1, 0.25, 0.5, 0.75, 0.9};

  /**
   * Adds the columns of the number of games and of the quantiles (type 7), which are empty for too
   * few games.
   *
   * @param one how many of the values make one unit
   */
  public static TableBuilder<CurvePoint> columns(
      TableBuilder<CurvePoint> table, String unit, double one) {
    table.count("games", "games", point -> point.values().n());
    for (int i = 0; i < NAMES.length; i++) {
      double p = QUANTILES[i];
      table.known(NAMES[i], unit, point -> point.quantile(p, one));
    }
    return table;
  }

  private OptionalDouble quantile(double p, double one) {
    return values.n() < Estimate.FEWEST
        ? OptionalDouble.empty()
        : OptionalDouble.of(values.quantile(p) / one);
  }
}
