package org.wardiary.analytics.player;

/**
 * A player's Glicko-2 rating: an estimate of strength from results.
 *
 * @param value rating points; 1500 for an unknown player
 * @param deviation standard deviation of the estimate in points; 350 for an unknown player
 * @param volatility how much the strength is expected to change from period to period, on
 *     Glicko-2's own scale
 */
public record Rating(double value, double deviation, double volatility) {

  /** The rating of a player of whom nothing is known. */
  public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);

  /** Half the width of a 95 % interval, in deviations. */
  private static final double WIDTH = 1.959964;

  /** Lower bound of the 95 % interval of the strength. */
  public double low() {
    return value - WIDTH * deviation;
  }

  /** Upper bound of the 95 % interval of the strength. */
  public double high() {
    return value + WIDTH * deviation;
  }
}
