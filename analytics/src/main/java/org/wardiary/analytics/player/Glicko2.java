package org.wardiary.analytics.player;

import java.util.List;

/**
 * The rating system Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022). {@link
 * StrictMath} gives the same digits on every machine.
 */
public final class Glicko2 {

  /** Constrains how fast volatility changes; Glickman recommends 0.3 to 1.2. */
  public static final double TAU = 0.5;

  /** Rating points per unit of the internal scale. */
  private static final double SCALE = 173.7178;

  private static final double TOLERANCE = 0.000001;

  private Glicko2() {}

  /**
   * A game of a rating period.
   *
   * @param opponent the opponent's rating before the period
   * @param points 1, 0.5 or 0
   */
  public record Outcome(Rating opponent, double points) {

    private double mean() {
      return (opponent.value() - Rating.UNKNOWN.value()) / SCALE;
    }

    /** Weight of a result against this opponent: less if the opponent's rating is less certain. */
    private double weight() {
      double deviation = opponent.deviation() / SCALE;
      return 1 / StrictMath.sqrt(1 + 3 * deviation * deviation / (Math.PI * Math.PI));
    }

    private double expected(double mean) {
      return 1 / (1 + StrictMath.exp(-weight() * (mean - mean())));
    }
  }

  /**
   * A rating after a period.
   *
   * @param before the rating before the period
   * @param games the player's games in the period, not empty
   */
  public static Rating after(Rating before, List<Outcome> games) {
    double mean = (before.value() - Rating.UNKNOWN.value()) / SCALE;
    double deviation = before.deviation() / SCALE;
    double information = 0;
    double surprise = 0;
    for (Outcome game : games) {
      double weight = game.weight();
      double expected = game.expected(mean);
      information += weight * weight * expected * (1 - expected);
      surprise += weight * (game.points() - expected);
    }
    double variance = 1 / information;
    double volatility =
        new Volatility(deviation, variance, variance * surprise, before.volatility()).next();
    double grown = deviation * deviation + volatility * volatility;
    double next = 1 / StrictMath.sqrt(1 / grown + information);
    return new Rating(
        (mean + next * next * surprise) * SCALE + Rating.UNKNOWN.value(), next * SCALE, volatility);
  }

  /**
   * A rating after periods without games: the value is unchanged, while the deviation grows, at
   * most to that of an unknown player.
   */
  public static Rating idle(Rating before, int periods) {
    double deviation = before.deviation() / SCALE;
    double grown =
        StrictMath.sqrt(
            deviation * deviation + periods * before.volatility() * before.volatility());
    return new Rating(
        before.value(),
        Math.min(grown * SCALE, Math.max(before.deviation(), Rating.UNKNOWN.deviation())),
        before.volatility());
  }

  /** Step 5 of the paper: finds the zero of a function by the Illinois variant of regula falsi. */
  private record Volatility(double deviation, double variance, double change, double before) {

    double next() {
      double start = StrictMath.log(before * before);
      double one = start;
      double other = other(start);
      double atOne = slope(one, start);
      double atOther = slope(other, start);
      while (Math.abs(other - one) > TOLERANCE) {
        double between = one + (one - other) * atOne / (atOther - atOne);
        double atBetween = slope(between, start);
        if (atBetween * atOther <= 0) {
          one = other;
          atOne = atOther;
        } else {
          atOne /= 2;
        }
        other = between;
        atOther = atBetween;
      }
      return StrictMath.exp(one / 2);
    }

    /** The second starting point, on the other side of the zero. */
    private double other(double start) {
      double excess = change * change - deviation * deviation - variance;
      if (excess > 0) {
        return StrictMath.log(excess);
      }
      int steps = 1;
      while (slope(start - steps * TAU, start) < 0) {
        steps++;
      }
      return start - steps * TAU;
    }

    private double slope(double x, double start) {
      double square = StrictMath.exp(x);
      double whole = deviation * deviation + variance + square;
      return square * (change * change - whole) / (2 * whole * whole) - (x - start) / (TAU * TAU);
    }
  }
}
