package org.wardiary.analytics.estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is thought of how much players differ in something before its own games are looked at: a
 * half-Cauchy distribution of the players' standard deviation, and what other things that were
 * counted in the same games show of the same players (empirical Bayes; Efron, B. and Morris, C.
 * (1973), JASA 68, 117-130). All is about the share of a game's variance that comes from one
 * player, on a grid.
 *
 * @param learned how likely each share of the grid is by other things; empty if they show nothing
 * @param things how many of them that is worth
 */
public record PlayersPrior(List<Double> learned, double things) {

  /** Where nothing else was counted. */
  public static final PlayersPrior ALONE = new PlayersPrior(List.of(), 0);

  private static final int STEPS = 48;
  private static final double LEAST = 1e-4;

  /** How many things the half-Cauchy distribution is worth. */
  private static final double BEFORE = 4;

  /**
   * What is counted of the same players goes together: however many things are counted, they tell
   * no more than so many that do not.
   */
  private static final double MOST = 8;

  private static final int ROUNDS = 8;

  /** An immutable list. */
  public PlayersPrior {
    learned = List.copyOf(learned);
  }

  /** The shares that are thought of: 0, and from 1/10000 to 1 in equal steps of the logarithm. */
  static double[] shares() {
    double[] shares = new double[STEPS];
    for (int step = 1; step < STEPS; step++) {
      shares[step] = Math.exp(Math.log(LEAST) * (STEPS - 1 - step) / (STEPS - 2));
    }
    return shares;
  }

  /** What some things that were counted in the same games show together. */
  public static PlayersPrior of(List<Ratio> counted) {
    List<double[]> fits = new ArrayList<>();
    for (Ratio ratio : counted) {
      PlayersSeen.of(ratio).map(PlayersSeen::fits).ifPresent(fits::add);
    }
    if (fits.size() < 2) { // one thing says nothing about itself that its own games do not
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
    return new PlayersPrior(Arrays.stream(mean).boxed().toList(), things);
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

  /** As likely as before the games are seen, if the standard deviation has a median. */
  double[] weights(double median) {
    double[] before = cauchy(median);
    return learned.isEmpty()
        ? before
        : mixed(before, learned.stream().mapToDouble(weight -> weight).toArray(), things);
  }

  /** Half-Cauchy on the standard deviation: the probability nearest to each share of the grid. */
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
