package org.wardiary.analytics.estimate;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The difference between two estimates of the same quantity from different games: the second minus
 * the first. Its interval is computed from both intervals (Zou, G. Y. and Donner, A. (2008),
 * Construction of confidence limits about effect measures, Statistics in Medicine 27, 1693-1702;
 * for shares Newcombe, R. G. (1998), Statistics in Medicine 17, 873-890, method 10). A player with
 * games in both sets adds to the variance only as far as that player's games differ between them.
 *
 * @param value second minus first
 * @param interval its 95 % confidence interval
 * @param chance two-sided p-value: the probability of a difference at least as large if there is
 *     none; below 5 % where the interval excludes 0
 * @param spread how far the difference may be from the true one
 */
public record Difference(double value, Interval interval, double chance, Spread spread) {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final double POWER = 0.8416212335729143;
  private static final double FARTHEST = 8;
  private static final int FEWEST_PAIRINGS = 20;
  private static final int HALVINGS = 50;
  private static final int MOST_TIMES = 1000;

  /** The difference of two estimates, both of which must be shown. */
  public static Difference of(Estimate first, Estimate second) {
    boolean known = first.basis().isPresent() && second.basis().isPresent();
    return known && !isApart(first.basis().get(), second.basis().get())
        ? new Pair(first.basis().get(), second.basis().get()).difference()
        : Unknown.of(first, second).difference();
  }

  /**
   * Whether both have named players but none in common. Nothing cancels out then, and each interval
   * has the degrees of freedom of its own players: a common variance would let the larger set lend
   * its own to the smaller one.
   */
  private static boolean isApart(Basis first, Basis second) {
    Set<String> one = first.players().each().keySet();
    Set<String> other = second.players().each().keySet();
    return !one.isEmpty() && !other.isEmpty() && Collections.disjoint(one, other);
  }

  /**
   * The smallest difference that a test would have detected with a power of 80 %. It is never
   * smaller than the interval's reach towards 0 implies: where hardly anything happened the games
   * hardly differ, and their variance alone would promise too much.
   *
   * @param wrong probability that the test finds a difference where there is none
   */
  public double detectable(double wrong) {
    double times = NORMAL.inverseSurvivalProbability(wrong / 2) + POWER;
    if (spread.variance() == 0) { // all games agree: bounds scale with the squared quantile
      return (interval.high() - interval.low()) / 2 * times * times / Intervals.NORMAL;
    }
    double reach = value < 0 ? interval.high() - value : value - interval.low();
    return Math.max(
        spread.reach(wrong) + POWER * Math.sqrt(spread.variance()),
        reach * times / Math.sqrt(Intervals.NORMAL));
  }

  /**
   * How many times as many games of the same players in both sets would detect a difference; empty
   * if none of up to a thousand times would, since only more players reduce what is left.
   *
   * @param wanted the difference to be detected
   * @param wrong as in {@link #detectable}
   */
  public OptionalInt times(double wanted, double wrong) {
    return IntStream.rangeClosed(1, MOST_TIMES)
        .filter(times -> repeated(times).detectable(wrong) <= wanted)
        .findFirst();
  }

  /** The same difference between so many times as many games of the same players. */
  private Difference repeated(int times) {
    Spread more = spread.repeated(times);
    double scale =
        spread.variance() == 0
            ? 1.0 / times // as the bounds do
            : Math.sqrt(more.variance() / spread.variance());
    Interval bounds =
        new Interval(
            value - scale * (value - interval.low()), value + scale * (interval.high() - value));
    return new Difference(value, bounds, chance, more);
  }

  /** The difference of the complements: of two shares that are 1 less these. */
  public Difference rest() {
    return new Difference(-value, new Interval(-interval.high(), -interval.low()), chance, spread);
  }

  /** The interval of a difference, from the intervals of both values. */
  private static Interval moved(double one, Interval ofOne, double other, Interval ofOther) {
    double value = other - one;
    return new Interval(
        value - Math.hypot(other - ofOther.low(), ofOne.high() - one),
        value + Math.hypot(ofOther.high() - other, one - ofOne.low()));
  }

  /** The interval of a difference as a function of the deviation that it allows for. */
  private interface Bounds {
    Interval at(double deviations);
  }

  /** The largest deviation, up to {@code most}, whose interval excludes 0; 0 if none does. */
  private static double farthest(Bounds bounds, double most) {
    double low = 0;
    double high = most;
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      Interval interval = bounds.at(middle);
      if (interval.low() > 0 || interval.high() < 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static double quantile(double tails) {
    double z = NORMAL.inverseSurvivalProbability(Math.min(1, tails) / 2);
    return Math.min(z * z, FARTHEST * FARTHEST);
  }

  /** Two estimates that differ by no more than their values and intervals say. */
  private record Unknown(Estimate first, Estimate second) {

    static Unknown of(Estimate first, Estimate second) {
      return new Unknown(first, second);
    }

    Difference difference() {
      double z = Math.sqrt(Intervals.NORMAL);
      Interval interval = at(z);
      double error = (interval.high() - interval.low()) / 2 / z;
      return new Difference(
          second.value() - first.value(),
          interval,
          2 * NORMAL.survivalProbability(farthest(this::at, FARTHEST)),
          Spread.alone(error * error, 0));
    }

    private Interval at(double z) {
      double scale = z / Math.sqrt(Intervals.NORMAL);
      return moved(first.value(), scaled(first, scale), second.value(), scaled(second, scale));
    }

    private static Interval scaled(Estimate estimate, double scale) {
      double value = estimate.value();
      return new Interval(
          value - scale * (value - estimate.interval().low()),
          value + scale * (estimate.interval().high() - value));
    }
  }

  /** Two estimates whose bases are known. */
  private record Pair(Basis first, Basis second) {

    Difference difference() {
      Spread spread = spread();
      double variance = spread.variance();
      double value = second.value() - first.value();
      if (variance == 0) {
        Bounds bounds = z -> at(spread, 0, z * z);
        double z = farthest(bounds, FARTHEST);
        return new Difference(
            value,
            bounds.at(Math.sqrt(Intervals.NORMAL)),
            2 * NORMAL.survivalProbability(z),
            spread);
      }
      Bounds bounds = reach -> at(spread, reach * reach, quantile(spread.tails(reach)));
      double reach = farthest(bounds, FARTHEST * Math.sqrt(variance));
      return new Difference(
          value,
          bounds.at(spread.reach(1 - Estimate.LEVEL)),
          Math.min(1, spread.tails(reach)),
          spread);
    }

    /**
     * The interval that reaches a given deviation, shared between both estimates by their variance.
     *
     * @param reach square of the deviation of the difference that chance allows
     * @param quantile square of the corresponding quantile of the normal distribution
     */
    private Interval at(Spread spread, double reach, double quantile) {
      double own = variance(first, spread);
      double all = own + variance(second, spread);
      double part = all == 0 ? 0 : reach * own / all;
      double rest = all == 0 ? 0 : reach - part;
      return moved(
          first.value(),
          first.bounds(part, quantile),
          second.value(),
          second.bounds(rest, quantile));
    }

    /** What one of the two estimates adds to the variance of the difference. */
    private double variance(Basis one, Spread spread) {
      double players = spread.variance() - spread.chance();
      double weights = weight(first) + weight(second);
      double games = games(first) + games(second);
      return (games == 0 ? 0 : spread.chance() * games(one) / games)
          + (weights == 0 ? 0 : players * weight(one) / weights);
    }

    private Spread spread() {
      return ofGames().plus(model(first) + model(second));
    }

    private Spread ofGames() {
      double apart = games(first) + games(second);
      double games = clustered(apart);
      Clusters<String> players =
          new Clusters<>(
              first.players().each().keySet(),
              second.players().each().keySet(),
              first::deviation,
              second::deviation);
      int named = players.all().size();
      double seen = seen(first) + seen(second);
      if (seen <= 0 || games == 0 || named < Spread.FEWEST_PLAYERS) {
        return Spread.alone(games, named);
      }
      double part = games / apart;
      return Spread.of(
          games,
          part * (weight(first) + weight(second)),
          PlayersPrior.ALONE.weights(Math.max(first.median(), second.median())),
          new PlayersSeen(
              named,
              players.free(),
              players.squared(),
              part * (noise(first) + noise(second)),
              part * seen,
              0));
    }

    /**
     * Variance with pairings as clusters: what the same two players do alike in both sets of games
     * cancels out.
     *
     * @param apart the variance if nothing cancels out, which also counts if the pairings of either
     *     set are unknown or one, or those of both are few
     */
    private double clustered(double apart) {
      Clusters<Pairing> pairings =
          new Clusters<>(
              first.pairings().keySet(),
              second.pairings().keySet(),
              first::deviation,
              second::deviation);
      int fewest = Math.min(first.pairings().size(), second.pairings().size());
      return fewest > 1 && pairings.all().size() >= FEWEST_PAIRINGS
          ? pairings.variance() * Spread.wider(pairings.free())
          : apart;
    }

    private static double games(Basis one) {
      return one.games() * one.slope() * one.slope();
    }

    private static double model(Basis one) {
      return one.model() * one.slope() * one.slope();
    }

    private static double seen(Basis one) {
      return Math.max(0, one.scaled(one.players().seen() * one.single()));
    }

    private static double noise(Basis one) {
      return one.scaled(one.players().noise() * one.noise());
    }

    private static double weight(Basis one) {
      return one.scaled(one.players().weight() * one.single());
    }
  }
}
