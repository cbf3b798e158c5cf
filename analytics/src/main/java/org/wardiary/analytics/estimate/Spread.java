package org.wardiary.analytics.estimate;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far a ratio may be from the true one, due to chance from game to game and to the choice of
 * players. Games of the same player are correlated, so what the choice of players adds does not
 * shrink with more games of the same players.
 *
 * <p>How much players differ is not known well if they are few. It is estimated from their
 * deviations ({@link PlayersSeen}) and from those in other quantities ({@link PlayersPrior}). The
 * result is a posterior distribution on a grid; the prior of the players' standard deviation is
 * half-Cauchy (Gelman, A. (2006), Prior distributions for variance parameters, Bayesian Analysis 1,
 * 515-533).
 *
 * @param games variance due to chance from game to game, for each share on the grid of a game's
 *     variance that comes from one player; enlarged for few games, as Student's distribution is
 *     wider than the normal one
 * @param players variance due to the choice of players, for each of these shares
 * @param weights posterior probability of each of these shares
 * @param named number of players with a name
 */
record Spread(double[] games, double[] players, double[] weights, int named) {

  /** With fewer players the interval covers only further games of these same players. */
  static final int FEWEST_PLAYERS = 4;

  /**
   * Prior medians of the players' standard deviation, as a multiple of that of a game: for what
   * players do, and for the outcome of a whole game (who wins, how it ends), to which both players
   * contribute. Chosen for the coverage of the resulting intervals.
   */
  static final double ACTIONS = 0.4;

  static final double OUTCOMES = 0.2;

  private static final double[] NONE = {0};
  private static final double[] ONE = {1};
  private static final int HALVINGS = 60;
  private static final double ROUNDING = 1e-11;
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final double UPPER = 1 - (1 - Estimate.LEVEL) / 2;

  static Spread of(Ratio ratio) {
    return of(ratio, ratio.counted() ? OUTCOMES : ACTIONS);
  }

  /** The spread of an outcome of whole games, even if the ratio is not a count of games. */
  static Spread ofOutcomes(Ratio ratio) {
    return of(ratio, OUTCOMES);
  }

  /** The spread of what players do, even if the ratio is a count of games. */
  static Spread ofActions(Ratio ratio) {
    return of(ratio, ACTIONS);
  }

  private static Spread of(Ratio ratio, double median) {
    double square = ratio.whole() * ratio.whole();
    double games = small(ratio) * chance(ratio) / square;
    Optional<PlayersSeen> seen = PlayersSeen.of(ratio);
    if (seen.isEmpty()) {
      return alone(games, (int) ratio.players()).plus(ratio.model());
    }
    double single = chance(ratio) / ratio.squares().wholes();
    double weight = single * (2 - seen.get().within());
    return of(games, weight, ratio.prior().weights(median), seen.get()).plus(ratio.model());
  }

  /** The spread if only the number of players is known. */
  static Spread alone(double games, int named) {
    return new Spread(new double[] {games}, NONE, ONE, named);
  }

  /**
   * The posterior, given the deviations of the players.
   *
   * @param games variance due to chance from game to game, if players do not differ
   * @param weight variance due to the choice of players, if one player's share of a game's variance
   *     is 1
   * @param before prior probability of each share of the grid
   */
  static Spread of(double games, double weight, double[] before, PlayersSeen seen) {
    double[] shares = PlayersPrior.shares();
    double[] weights = seen.fits();
    double sum = 0;
    for (int step = 0; step < shares.length; step++) {
      weights[step] *= before[step];
      sum += weights[step];
    }
    double all = sum;
    return new Spread(
        Arrays.stream(shares).map(share -> games * seen.left(share)).toArray(),
        Arrays.stream(shares).map(share -> weight * share).toArray(),
        Arrays.stream(weights).map(one -> one / all).toArray(),
        seen.named());
  }

  /** Variance of the sum of the deviations due to chance from game to game. */
  static double chance(Ratio ratio) {
    double value = ratio.value();
    Ratio.Squares squares = ratio.squares();
    double deviations =
        squares.parts() - 2 * value * squares.products() + value * value * squares.wholes();
    if (ratio.games() < 2 || deviations < ROUNDING * squares.parts()) {
      return 0;
    }
    return ratio.counted() ? deviations : deviations * ratio.games() / (ratio.games() - 1);
  }

  /** Factor by which the variance is enlarged because the games are few. */
  static double small(Ratio ratio) {
    if (ratio.counted() || ratio.games() < 2) {
      return 1;
    }
    return wider(ratio.games() - 1.0);
  }

  /** Squared quantile of Student's distribution, divided by that of the normal distribution. */
  static double wider(double free) {
    double wider =
        TDistribution.of(free).inverseCumulativeProbability(UPPER)
            / NORMAL.inverseCumulativeProbability(UPPER);
    return wider * wider;
  }

  /** This spread with a further variance that is independent of games and players. */
  Spread plus(double variance) {
    return new Spread(
        games, Arrays.stream(players).map(player -> player + variance).toArray(), weights, named);
  }

  /** The spread of so many times as many games of the same players. */
  Spread repeated(int times) {
    return new Spread(
        Arrays.stream(games).map(game -> game / times).toArray(), players, weights, named);
  }

  /** Total variance, averaged over the posterior. */
  double variance() {
    return mean(games) + mean(players);
  }

  /** The part of the variance that more games of the same players would reduce. */
  double chance() {
    return mean(games);
  }

  private double mean(double[] variances) {
    double mean = 0;
    for (int i = 0; i < variances.length; i++) {
      mean += weights[i] * variances[i];
    }
    return mean;
  }

  /** Probability, by chance, of a deviation at least as large to either side. */
  double tails(double deviation) {
    double tails = 0;
    for (int i = 0; i < players.length; i++) {
      double error = Math.sqrt(games[i] + players[i]);
      tails +=
          error == 0 ? 0 : 2 * weights[i] * NORMAL.survivalProbability(Math.abs(deviation) / error);
    }
    return tails;
  }

  /**
   * The deviation that chance exceeds, to either side, with a given probability.
   *
   * @param chance the probability, above 0 and below 1
   */
  double reach(double chance) {
    if (variance() == 0) {
      return 0;
    }
    double low = 0;
    double high = 4 * Math.sqrt(variance());
    while (tails(high) > chance) {
      high *= 2;
    }
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      if (tails(middle) > chance) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
