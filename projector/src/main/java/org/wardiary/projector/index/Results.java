package org.wardiary.projector.index;

import java.util.OptionalDouble;

/**
 * Numbers of games by result.
 *
 * @param first games won by the first-named side
 * @param second games won by the second-named side
 * @param draws drawn games
 * @param open games without a result
 * @param forecast the expected score of these games
 */
public record Results(int first, int second, int draws, int open, Forecast forecast) {

  /** No games. */
  public static final Results NONE = new Results(0, 0, 0, 0, new Forecast(0, 0));

  private static final double UNIT = 1e9;

  /**
   * The expected score of the games that have a result and a known expected score.
   *
   * @param games number of these games
   * @param points points that the first-named side was expected to score in them, in billionths:
   *     whole numbers, so that their sum is the same in any order
   */
  public record Forecast(int games, long points) {

    /** One game's score, from 0 to 1, in billionths. */
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

  /**
   * Mean points that the first-named side scored in a game with a result, a draw being one half;
   * empty if there are no such games.
   */
  public OptionalDouble score() {
    return decided() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((first + draws / 2.0) / decided());
  }

  /**
   * Mean points that it was expected to score in such a game, whatever it answered; empty if this
   * is not known of all of them.
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
