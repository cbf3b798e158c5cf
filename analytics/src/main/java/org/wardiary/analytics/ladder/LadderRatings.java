package org.wardiary.analytics.ladder;

import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.RandomDraws;

/**
 * Ratings by maximum likelihood (Bradley and Terry, with a draw as half a win and half a loss) from
 * pairs of games, relative to the first player, whose rating is 0. Bootstrap intervals come from
 * resampling the pairs of each match-up. Each match-up counts one additional drawn game, so that no
 * rating is infinite.
 */
public final class LadderRatings {

  private static final int RESAMPLES = 1000;
  private static final int MOST_STEPS = 10_000;
  private static final double CLOSE = 1e-10;

  private LadderRatings() {}

  /**
   * A rating in Elo.
   *
   * @param value the estimate
   * @param low lower bound of the 95 % interval (the 2.5 % quantile of the resamples)
   * @param high upper bound of the interval
   */
  public record Rating(double value, double low, double high) {}

  /**
   * The ratings of all players, by their index.
   *
   * @param players number of players; match-ups must connect all of them
   * @param seed seed of the resampling; the same seed gives the same intervals
   */
  public static List<Rating> of(int players, List<MatchUp> matchUps, long seed) {
    double[] values = fit(players, matchUps);
    RandomDraws draws = new RandomDraws(seed);
    double[][] resampled = new double[players][RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      double[] again =
          fit(
              players,
              matchUps.stream()
                  .map(
                      one ->
                          new MatchUp(one.player(), one.opponent(), one.scores().resampled(draws)))
                  .toList());
      for (int player = 0; player < players; player++) {
        resampled[player][i] = again[player];
      }
    }
    Rating[] ratings = new Rating[players];
    for (int player = 0; player < players; player++) {
      Arrays.sort(resampled[player]);
      ratings[player] =
          new Rating(
              values[player],
              resampled[player][RESAMPLES / 40 - 1],
              resampled[player][RESAMPLES - RESAMPLES / 40]);
    }
    return List.of(ratings);
  }

  /** The maximum-likelihood ratings in Elo, by Newton steps for one player after the other. */
  static double[] fit(int players, List<MatchUp> matchUps) {
    double[] logits = new double[players];
    double change = 1;
    for (int step = 0; step < MOST_STEPS && change > CLOSE; step++) {
      change = 0;
      for (int player = 1; player < players; player++) {
        double by = newton(player, logits, matchUps);
        logits[player] += by;
        change = Math.max(change, Math.abs(by));
      }
    }
    double[] ratings = new double[players];
    for (int player = 0; player < players; player++) {
      ratings[player] = Elo.ofLogit(logits[player]);
    }
    return ratings;
  }

  private static double newton(int player, double[] logits, List<MatchUp> matchUps) {
    double slope = 0;
    double bend = 0;
    for (MatchUp one : matchUps) {
      boolean first = one.player() == player;
      if (!first && one.opponent() != player) {
        continue;
      }
      double games = 2.0 * one.scores().pairs() + 1;
      double points = one.scores().points() + 0.5;
      double other = logits[first ? one.opponent() : one.player()];
      double expected = 1 / (1 + StrictMath.exp(other - logits[player]));
      slope += (first ? points : games - points) - games * expected;
      bend += games * expected * (1 - expected);
    }
    double by = bend > 0 ? slope / bend : 0;
    return Math.max(-1, Math.min(1, by));
  }
}
