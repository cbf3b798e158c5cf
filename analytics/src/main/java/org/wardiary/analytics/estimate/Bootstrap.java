package org.wardiary.analytics.estimate;

import java.util.stream.IntStream;
import org.wardiary.events.game.RandomDraws;

/**
 * Intervals for ratios of sums over games (attacks of a kind per attack, points per attack) from
 * resampling whole games: what happens within one game is not independent, games are.
 *
 * <p>The percentile interval of the cluster bootstrap: Efron, B. and Tibshirani, R. J. (1993), An
 * Introduction to the Bootstrap, section 13.3; Field, C. A. and Welsh, A. H. (2007), Bootstrapping
 * clustered data, JRSS B 69, 369-390. All statistics of one set of games share the same resamples.
 *
 * <p>Written by hand because no library that we know of (Commons Statistics, Hipparchus, Smile,
 * Apache DataSketches) resamples clusters for a ratio with draws that are the same on every
 * machine.
 */
public final class Bootstrap {

  /** How many times the games are drawn anew. */
  public static final int RESAMPLES = 1000;

  /** The seed of all published tables. */
  public static final long SEED = 1996;

  private final int games;
  private final long seed;
  private final byte[][] times;

  /**
   * Draws the resamples.
   *
   * @param seed seed of {@code splitmix64}
   * @param games how many games there are, 0 or more
   */
  public Bootstrap(long seed, int games) {
    this.games = games;
    this.seed = seed;
    this.times = new byte[games][RESAMPLES];
    RandomDraws draws = new RandomDraws(seed);
    for (int resample = 0; resample < RESAMPLES; resample++) {
      for (int draw = 0; draw < games; draw++) {
        times[draws.draw(games) - 1][resample]++;
      }
    }
  }

  /** The method in a sentence, with the seed, for a table's note. */
  public String note() {
    return "Intervals: 95 %, percentile bootstrap over whole games ("
        + RESAMPLES
        + " resamples, splitmix64 seed "
        + seed
        + "). "
        + Estimate.SMALL_NOTE.replace("n is", "the number of games concerned is");
  }

  /**
   * The share that the numerators are of the denominators, over all games. Where no game differs
   * from the others the bootstrap is blind and Wilson's interval with the games as n stands in.
   *
   * @param parts of each game, 0 to {@code wholes}
   * @param wholes of each game, 0 or more
   */
  public Estimate share(double[] parts, double[] wholes) {
    Estimate ratio = ratio(parts, wholes);
    if (!ratio.shown() || ratio.interval().low() < ratio.interval().high()) {
      return ratio;
    }
    long n = ratio.n();
    if (ratio.value() == 0 || ratio.value() == 1) {
      return Estimate.of(
          ratio.value(), Binomial.wilson(Math.round(ratio.value() * n), n, Estimate.LEVEL), n);
    }
    return ratio;
  }

  /**
   * The ratio of two sums over all games; n is the number of games whose denominator is not 0. An
   * interval without width means that all these games were equal.
   *
   * @param numerators of each game
   * @param denominators of each game, 0 or more
   */
  public Estimate ratio(double[] numerators, double[] denominators) {
    if (numerators.length != games || denominators.length != games) {
      throw new IllegalArgumentException(
          "expected values of " + games + " games, but got " + numerators.length);
    }
    int[] concerned = IntStream.range(0, games).filter(g -> denominators[g] > 0).toArray();
    if (concerned.length < Estimate.FEWEST) {
      return Estimate.hidden(concerned.length);
    }
    double[] above = new double[RESAMPLES];
    double[] below = new double[RESAMPLES];
    double numerator = 0;
    double denominator = 0;
    for (int game : concerned) {
      numerator += numerators[game];
      denominator += denominators[game];
      add(above, times[game], numerators[game]);
      add(below, times[game], denominators[game]);
    }
    Interval interval = percentiles(above, below);
    return Estimate.of(numerator / denominator, interval, concerned.length);
  }

  private static void add(double[] sums, byte[] times, double value) {
    if (value == 0) {
      return;
    }
    for (int resample = 0; resample < RESAMPLES; resample++) {
      sums[resample] += times[resample] * value;
    }
  }

  private static Interval percentiles(double[] above, double[] below) {
    double[] ratios =
        IntStream.range(0, RESAMPLES)
            .filter(resample -> below[resample] > 0)
            .mapToDouble(resample -> above[resample] / below[resample])
            .toArray();
    Quantiles quantiles = Quantiles.of(ratios);
    double tail = (1 - Estimate.LEVEL) / 2;
    return new Interval(quantiles.at(tail), quantiles.at(1 - tail));
  }
}
