package org.wardiary.analytics.estimate;

import java.util.Arrays;
import java.util.Optional;

/**
 * What the players' deviations show of how much players differ (as in a diallel cross: Griffing, B.
 * (1956), Concept of general and specific combining ability, Australian Journal of Biological
 * Sciences 9, 463-493). The sum of their squares goes like a chi-squared variable.
 *
 * @param named how many players there are
 * @param free how many of their deviations are free
 * @param squared sum of their squares
 * @param chance what chance alone would make of it, on average, if players did not differ
 * @param players what players add to it where one player's share of a game's variance is 1
 * @param within what part of the games' variance is the players', as a multiple of that share
 */
record PlayersSeen(
    int named, double free, double squared, double chance, double players, double within) {

  /** However much players differ, something of a game is chance. */
  private static final double LEAST = 0.02;

  private static final double[] SHARES = PlayersPrior.shares();

  /** What is seen in the games of a ratio; empty where it is nothing. */
  static Optional<PlayersSeen> of(Ratio ratio) {
    double chance = Spread.chance(ratio);
    return chance == 0 ? Optional.empty() : of(ratio, PlayerSums.of(ratio), chance);
  }

  private static Optional<PlayersSeen> of(Ratio ratio, PlayerSums sums, double chance) {
    if (sums.seen() <= 0 || sums.named() < Spread.FEWEST_PLAYERS) {
      return Optional.empty();
    }
    double single = chance / ratio.squares().wholes();
    return Optional.of(
        new PlayersSeen(
            sums.named(),
            sums.named() - 1.0,
            sums.squared(),
            sums.noise() * chance,
            sums.seen() * single,
            // both players, less what the ratio itself takes up of them
            2 - sums.weight() / (ratio.whole() * ratio.whole())));
  }

  /** What part of the games' variance is left to chance where a player's share is this. */
  double left(double share) {
    return Math.max(LEAST, 1 - share * within);
  }

  /** How well each share of the grid fits, the best 1. */
  double[] fits() {
    double[] logs = Arrays.stream(SHARES).map(this::fit).toArray();
    double most = Arrays.stream(logs).max().orElseThrow();
    return Arrays.stream(logs).map(log -> Math.exp(log - most)).toArray();
  }

  private double fit(double share) {
    double expected = left(share) * chance + share * players;
    return -free / 2 * (Math.log(expected) + squared / expected);
  }
}
