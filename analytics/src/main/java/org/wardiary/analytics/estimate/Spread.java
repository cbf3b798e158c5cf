package org.wardiary.analytics.estimate;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far a ratio may be from the true one: by chance from game to game, and by the choice of the
 * players. Games of one player share that player; so their deviations go together, and what the
 * choice of players adds does not shrink by more games of the same players.
 *
 * <p>How much players differ is not known well when they are few. It is told by their deviations
 * ({@link PlayersSeen}) and by those in other things ({@link PlayersPrior}). All values that fit
 * are kept, each with its weight, from a half-Cauchy distribution of the players' standard
 * deviation (Gelman, A. (2006), Prior distributions for variance parameters, Bayesian Analysis 1,
 * 515-533).
 *
 * @param games variance by chance from game to game, for each share of the variance that is thought
 *     of to come from a player; for small numbers of games made larger as Student's distribution is
 *     wider than the normal one
 * @param players variance by the choice of players, for each of these shares
 * @param weights how well each of them fits, together 1
 * @param named how many players with a name played
 */
record Spread(double[] games, double[] players, double[] weights, int named) {

  /** With fewer players nothing is said beyond games of these players. */
  static final int FEWEST_PLAYERS = 4;

  /**
   * Median of the players' standard deviation before anything is seen, in that of a game: of what
   * they do, and of what happens in a whole game (who wins, how it ends), where both players have
   * their part and strength goes both ways. Chosen for what the intervals then cover ({@code
   * docs/coverage.md}).
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

  /** Of something that happens in a whole game, whatever its parts are. */
  static Spread ofOutcomes(Ratio ratio) {
    return of(ratio, OUTCOMES);
  }

  /** Of what players do, though games are counted. */
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

  /** Where nothing is known of the players but that they are so many. */
  static Spread alone(double games, int named) {
    return new Spread(new double[] {games}, NONE, ONE, named);
  }

  /**
   * What is thought of the players once their deviations are seen.
   *
   * @param games variance by chance from game to game, if players do not differ
   * @param weight variance by the choice of players where a player's share of a game's is 1
   * @param before how likely each share is before the deviations are seen
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

  /** Variance of the sum of the deviations by chance from game to game. */
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

  /** By how much the variance of few games is to be made larger. */
  static double small(Ratio ratio) {
    if (ratio.counted() || ratio.games() < 2) {
      return 1;
    }
    return wider(ratio.games() - 1.0);
  }

  /** The square of Student's quantile by that of the normal distribution. */
  static double wider(double free) {
    double wider =
        TDistribution.of(free).inverseCumulativeProbability(UPPER)
            / NORMAL.inverseCumulativeProbability(UPPER);
    return wider * wider;
  }

  /** With a variance that has nothing to do with games and players. */
  Spread plus(double variance) {
    return new Spread(
        games, Arrays.stream(players).map(player -> player + variance).toArray(), weights, named);
  }

  /** Variance, on average over what is thought of the players. */
  double variance() {
    return mean(games) + mean(players);
  }

  /** The part of it that more games of the same players make smaller. */
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

  /** Probability of so large a deviation, to either side, by chance. */
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
   * The deviation that chance passes with a probability, to either side.
   *
   * @param chance above 0 and below 1
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
