package org.wardiary.analytics.estimate;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far a ratio may be from the true one: by chance from game to game, and by the choice of the
 * players. Games of one player share that player; so their deviations go together, and what the
 * choice of players adds does not shrink by more games of the same players.
 *
 * <p>How much players differ is not known well when they are few. It is told by the squared sums of
 * their deviations, compared with what chance alone would make of them (as in a diallel cross:
 * Griffing, B. (1956), Concept of general and specific combining ability, Australian Journal of
 * Biological Sciences 9, 463-493). All values that fit are kept, each with its weight, from a
 * half-Cauchy distribution of the players' standard deviation (Gelman, A. (2006), Prior
 * distributions for variance parameters, Bayesian Analysis 1, 515-533).
 *
 * @param games variance by chance from game to game, for small numbers of games made larger as
 *     Student's distribution is wider than the normal one
 * @param players variances by the choice of players that are thought of; the first is 0
 * @param weights how well each of them fits, together 1
 * @param named how many players with a name played
 */
record Spread(double games, double[] players, double[] weights, int named) {

  /** With fewer players nothing is said beyond games of these players. */
  static final int FEWEST_PLAYERS = 4;

  /**
   * Median of the players' standard deviation before the games are seen, in that of a game: of what
   * they do, and of what happens in a whole game (who wins, how it ends), where both players have
   * their part and strength goes both ways. Chosen for what the intervals then cover ({@code
   * docs/coverage.md}).
   */
  static final double DEEDS = 0.4;

  static final double OUTCOMES = 0.2;

  /** Of what a player does once in a game, and again in the next: how it begins. */
  private static final double HABITS = 0.8;

  private static final double[] ONLY = {0};
  private static final double[] ONE = {1};
  private static final int STEPS = 64;
  private static final int HALVINGS = 60;
  private static final double ROUNDING = 1e-11;
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final double UPPER = 1 - (1 - Estimate.LEVEL) / 2;

  static Spread of(Ratio ratio) {
    return of(ratio, ratio.counted() ? OUTCOMES : DEEDS);
  }

  /** Of something that happens in a whole game, whatever its parts are. */
  static Spread ofOutcomes(Ratio ratio) {
    return of(ratio, OUTCOMES);
  }

  /** Of what a player does in all games or in none. */
  static Spread ofHabits(Ratio ratio) {
    return of(ratio, HABITS);
  }

  private static Spread of(Ratio ratio, double median) {
    double square = ratio.whole() * ratio.whole();
    double chance = chance(ratio);
    PlayerSums seen = PlayerSums.of(ratio);
    if (chance == 0 || seen.seen() <= 0) {
      return new Spread(small(ratio) * chance / square, ONLY, ONE, seen.named());
    }
    double single = chance / ratio.squares().wholes();
    return of(
        small(ratio) * chance / square,
        median,
        new Deviations(
            seen.named(),
            seen.named() - 1,
            seen.squared(),
            seen.noise() * chance,
            seen.seen() * single,
            seen.weight() * single / square));
  }

  /**
   * What the players' deviations show.
   *
   * @param named how many players there are
   * @param free how many of their deviations are free
   * @param squared sum of their squares
   * @param chance what chance alone would make of it, on average
   * @param players what players add to it where their variance is that of a game
   * @param weight what they then add to the variance of the ratio
   */
  record Deviations(
      int named, int free, double squared, double chance, double players, double weight) {

    /** How well a variance of the players fits, as a logarithm. */
    private double fit(double scale) {
      double expected = chance + scale * scale * players;
      return -free / 2.0 * (Math.log(expected) + squared / expected);
    }
  }

  /**
   * What is thought of the players once their deviations are seen.
   *
   * @param games variance by chance from game to game
   * @param median median of the players' standard deviation before anything is seen
   */
  static Spread of(double games, double median, Deviations seen) {
    if (seen.named() < FEWEST_PLAYERS) {
      return new Spread(games, ONLY, ONE, seen.named());
    }
    double[] players = new double[STEPS];
    double[] logs = new double[STEPS];
    for (int step = 0; step < STEPS; step++) {
      double scale = median * Math.tan(Math.PI / 2 * step / STEPS);
      players[step] = scale * scale * seen.weight();
      logs[step] = seen.fit(scale);
    }
    return new Spread(games, players, weights(logs), seen.named());
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

  private static double[] weights(double[] logs) {
    double most = Arrays.stream(logs).max().orElseThrow();
    double[] weights = Arrays.stream(logs).map(log -> Math.exp(log - most)).toArray();
    double sum = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / sum).toArray();
  }

  /** With a variance that has nothing to do with games and players. */
  Spread plus(double variance) {
    return new Spread(games + variance, players, weights, named);
  }

  /** Variance, on average over what is thought of the players. */
  double variance() {
    double variance = games;
    for (int i = 0; i < players.length; i++) {
      variance += weights[i] * players[i];
    }
    return variance;
  }

  /** Probability of so large a deviation, to either side, by chance. */
  double tails(double deviation) {
    double tails = 0;
    for (int i = 0; i < players.length; i++) {
      double error = Math.sqrt(games + players[i]);
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
