package org.wardiary.analytics.estimate;

import java.util.Arrays;
import java.util.Optional;

/**
 * What the players' deviations show of how much players differ (as in a diallel cross: Griffing, B.
 * (1956), Concept of general and specific combining ability, Australian Journal of Biological
 * Sciences 9, 463-493). The sum of the squared deviations is taken to be distributed as a multiple
 * of chi-squared.
 *
 * @param named number of players with a name
 * @param free degrees of freedom of their deviations
 * @param squared sum of the squared deviations
 * @param chance expected value of that sum by chance alone, if players did not differ
 * @param players what players add to that expected value if one player's share of a game's variance
 *     is 1
 * @param within the part of the games' variance that comes from players, as a multiple of one
 *     player's share
 */
record PlayersSeen(
    int named, double free, double squared, double chance, double players, double within) {

  /** However much players differ, at least this part of a game's variance is chance. */
  private static final double LEAST = 0.02;

  private static final double[] SHARES = PlayersPrior.shares();

  /** What the games of a ratio show; empty if they show nothing or the players are too few. */
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
            // both players, less what estimating the ratio itself absorbs
            2 - sums.weight() / (ratio.whole() * ratio.whole())));
  }

  /** The part of the games' variance that is left to chance, given one player's share. */
  double left(double share) {
    return Math.max(LEAST, 1 - share * within);
  }

  /** Likelihood of each share of the grid, relative to the largest. */
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
