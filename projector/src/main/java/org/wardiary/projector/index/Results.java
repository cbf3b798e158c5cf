package org.wardiary.projector.index;

import java.util.OptionalDouble;

/**
 * How many games ended how.
 *
 * @param first won by the first-named side
 * @param second won by the second-named side
 * @param draws drawn
 * @param open without result
 * @param forecast what their results were expected to be
 */
public record Results(int first, int second, int draws, int open, Forecast forecast) {

  /** No games. */
  public static final Results NONE = new Results(0, 0, 0, 0, new Forecast(0, 0));

  private static final double UNIT = 1e9;

  /**
   * What was expected of the games with a result of which something was.
   *
   * @param games how many these are
   * @param points that the first-named side was expected to make of them, in billionths: whole
   *     numbers, so that their sum is the same in any order
   */
  public record Forecast(int games, long points) {

    /** One game's score from 0 to 1 in billionths. */
    static long points(double score) {
      return Math.round(score * UNIT);
    }

    Forecast minus(Forecast that) {
      return new Forecast(games - that.games, points - that.points);
    }
  }

  /** Number of games. */
  public int games() {
    return first + second + draws + open;
  }

  /** Number of games with a result. */
  public int decided() {
    return first + second + draws;
  }

  /** Points that the first-named side made of each game with a result; none without games. */
  public OptionalDouble score() {
    return decided() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((first + draws / 2.0) / decided());
  }

  /**
   * Points that it was expected to make of each, whatever it answered; none where this is not known
   * of all of them.
   */
  public OptionalDouble expected() {
    return decided() == 0 || forecast.games() < decided()
        ? OptionalDouble.empty()
        : OptionalDouble.of(forecast.points() / UNIT / decided());
  }

  Results minus(Results that) {
    return new Results(
        first - that.first,
        second - that.second,
        draws - that.draws,
        open - that.open,
        forecast.minus(that.forecast));
  }
}
