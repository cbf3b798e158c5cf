package org.wardiary.analytics.player;

/**
 * What a player's results say of the player's strength, as Glicko-2 has it.
 *
 * @param value points; an unknown player has 1500
 * @param deviation standard deviation of the estimate in points; of an unknown player 350
 * @param volatility how much the strength is expected to change from period to period, on
 *     Glicko-2's own scale
 */
public record Rating(double value, double deviation, double volatility) {

  /** Of a player of whom nothing is known. */
  public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);

  /** Half the width of an interval of 95 % in deviations. */
  private static final double WIDTH = 1.959964;

  /** Lower bound of the interval that holds the strength with 95 %. */
  public double low() {
    return value - WIDTH * deviation;
  }

  /** Upper bound of the same interval. */
  public double high() {
    return value + WIDTH * deviation;
  }
}
