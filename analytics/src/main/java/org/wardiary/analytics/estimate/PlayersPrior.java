package org.wardiary.analytics.estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Prior of how much players differ in a quantity: a half-Cauchy distribution of the players'
 * standard deviation, mixed with what other quantities counted in the same games show about the
 * same players (empirical Bayes; Efron, B. and Morris, C. (1973), JASA 68, 117-130). The prior is a
 * distribution, on a grid, of the share of a game's variance that comes from one player.
 *
 * @param widest the largest prior median of the players' standard deviation, as a multiple of a
 *     game's
 * @param learned probability of each share of the grid according to other quantities; empty if they
 *     show nothing
 * @param things weight of {@code learned} in the mixture, as a number of quantities
 */
public record PlayersPrior(double widest, List<Double> learned, double things) {

  /** The prior of a quantity beside which no other was counted. */
  public static final PlayersPrior ALONE = new PlayersPrior(1, List.of(), 0);

  /**
   * The prior of a comparison within games: what one player does alike in both of what is compared
   * cancels out, and only what is left differs between players. Chosen for the coverage of the
   * resulting intervals.
   */
  static final PlayersPrior WITHIN = new PlayersPrior(0.03, List.of(), 0);

  private static final int STEPS = 48;
  private static final double LEAST = 1e-4;

  /** Weight of the half-Cauchy distribution in the mixture, as a number of quantities. */
  private static final double BEFORE = 4;

  /**
   * Quantities counted for the same players are correlated: however many there are, they are worth
   * no more than this many independent ones.
   */
  private static final double MOST = 8;

  private static final int ROUNDS = 8;

  /** Copies the list, so that the prior is immutable. */
  public PlayersPrior {
    learned = List.copyOf(learned);
  }

  /** The grid of shares: 0, and from 1/10000 to 1 in equal steps of the logarithm. */
  static double[] shares() {
    double[] shares = new double[STEPS];
    for (int step = 1; step < STEPS; step++) {
      shares[step] = Math.exp(Math.log(LEAST) * (STEPS - 1 - step) / (STEPS - 2));
    }
    return shares;
  }

  /** The prior learned from quantities that were counted in the same games. */
  public static PlayersPrior of(List<Ratio> counted) {
    List<double[]> fits = new ArrayList<>();
    for (Ratio ratio : counted) {
      PlayersSeen.of(ratio).map(PlayersSeen::fits).ifPresent(fits::add);
    }
    if (fits.size() < 2) { // a single quantity tells no more about itself than its own games
      return ALONE;
    }
    double things = Math.min(MOST, fits.size() - 1.0);
    double[] before = cauchy(Spread.ACTIONS);
    double[] now = before;
    double[] mean = new double[STEPS];
    for (int round = 0; round < ROUNDS; round++) {
      mean = mean(fits, now);
      now = mixed(before, mean, things);
    }
    return new PlayersPrior(ALONE.widest, Arrays.stream(mean).boxed().toList(), things);
  }

  private static double[] mean(List<double[]> fits, double[] prior) {
    double[] mean = new double[STEPS];
    for (double[] fit : fits) {
      double sum = 0;
      for (int step = 0; step < STEPS; step++) {
        sum += fit[step] * prior[step];
      }
      for (int step = 0; step < STEPS; step++) {
        mean[step] += fit[step] * prior[step] / sum / fits.size();
      }
    }
    return mean;
  }

  private static double[] mixed(double[] before, double[] learned, double things) {
    double[] mixed = new double[STEPS];
    for (int step = 0; step < STEPS; step++) {
      mixed[step] = (BEFORE * before[step] + things * learned[step]) / (BEFORE + things);
    }
    return mixed;
  }

  /** The prior median of the players' standard deviation, given that of such quantities. */
  double median(double usual) {
    return Math.min(usual, widest);
  }

  /** Prior probability of each share of the grid, given the median of the standard deviation. */
  double[] weights(double median) {
    double[] before = cauchy(median(median));
    return learned.isEmpty()
        ? before
        : mixed(before, learned.stream().mapToDouble(weight -> weight).toArray(), things);
  }

  /** Half-Cauchy prior of the standard deviation, its mass put on the nearest share of the grid. */
  private static double[] cauchy(double median) {
    double[] shares = shares();
    double[] weights = new double[STEPS];
    double below = 0;
    for (int step = 0; step < STEPS; step++) {
      double upTo = 1;
      if (step < STEPS - 1) {
        double middle = (Math.sqrt(shares[step]) + Math.sqrt(shares[step + 1])) / 2;
        upTo = 2 / Math.PI * Math.atan(middle / median);
      }
      weights[step] = upTo - below;
      below = upTo;
    }
    return weights;
  }
}
