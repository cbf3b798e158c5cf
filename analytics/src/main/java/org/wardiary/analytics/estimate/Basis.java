package org.wardiary.analytics.estimate;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/**
 * What an estimate was made of, as much as a comparison with one of other games needs: the ratio's
 * sums over each player, and how its interval is made.
 *
 * @param kind how the interval is made
 * @param value the estimate
 * @param n how many games have a whole above 0
 * @param whole sum of the wholes
 * @param quantum what one thing adds to the part
 * @param median median of the players' standard deviation before anything is seen
 * @param games variance of the ratio by chance from game to game
 * @param single variance of one player's share in a unit of the whole, if players made all of it
 * @param noise variance of the sum of the deviations by chance
 * @param players the players' sums
 * @param pairings how far each pairing's games are from the ratio; empty where a player is not
 *     known, or where there are too many for them to be the same in other games
 * @param model variance of the ratio by that of a fitted model
 * @param ranks of a median: values by rank
 */
public record Basis(
    Kind kind,
    double value,
    long n,
    double whole,
    double quantum,
    double median,
    double games,
    double single,
    double noise,
    PlayerSums players,
    SortedMap<Pairing, Double> pairings,
    double model,
    Ranks ranks) {

  /** Of so many pairings few play again. */
  private static final int MOST_PAIRINGS = 2000;

  /** How an interval is made. */
  enum Kind {
    /** A share from 0 to 1. */
    SHARE,
    /** A number of things, 0 or more. */
    RATE,
    /** A mean that may be negative. */
    MEAN,
    /** A median of games. */
    MEDIAN
  }

  /**
   * Values by rank.
   *
   * @param value the value with a rank from 1
   * @param slope by how much the value grows with the share of games up to it
   */
  record Ranks(LongUnaryOperator value, double slope) {
    private static final Ranks NONE = new Ranks(rank -> 0, 1);
  }

  static Basis of(Ratio ratio, Kind kind, double quantum) {
    double median = ratio.counted() ? Spread.OUTCOMES : Spread.ACTIONS;
    return of(ratio, kind, quantum, median, ratio.value(), Ranks.NONE);
  }

  /** Of a share of games in which players did something. */
  static Basis ofActions(Ratio ratio) {
    return of(ratio, Kind.SHARE, 1, Spread.ACTIONS, ratio.value(), Ranks.NONE);
  }

  /**
   * Of a median.
   *
   * @param below the share of games up to it
   * @param estimate value and interval
   * @param ranked the value with a rank from 1
   */
  static Basis median(Ratio below, Estimate estimate, LongUnaryOperator ranked) {
    double width = 2 * Math.sqrt(0.25 * Intervals.NORMAL / fewest(below));
    double slope = (estimate.interval().high() - estimate.interval().low()) / width;
    return of(
        below,
        Kind.MEDIAN,
        1,
        Spread.ACTIONS,
        estimate.value(),
        new Ranks(ranked, slope == 0 ? 1 : slope));
  }

  private static double fewest(Ratio below) {
    return Math.min((double) below.games(), below.effective());
  }

  private static Basis of(
      Ratio ratio, Kind kind, double quantum, double median, double value, Ranks ranks) {
    double chance = Spread.chance(ratio);
    return new Basis(
        kind,
        value,
        ratio.games(),
        ratio.whole(),
        quantum,
        median,
        Spread.small(ratio) * chance / (ratio.whole() * ratio.whole()),
        chance / ratio.squares().wholes(),
        chance,
        PlayerSums.of(ratio),
        pairings(ratio),
        ratio.model(),
        ranks);
  }

  private static SortedMap<Pairing, Double> pairings(Ratio ratio) {
    SortedMap<Pairing, Double> deviations = new TreeMap<>();
    boolean known =
        ratio.pairings().keySet().stream()
            .noneMatch(pairing -> pairing.one().isEmpty() || pairing.other().isEmpty());
    if (known && ratio.pairings().size() <= MOST_PAIRINGS) {
      double value = ratio.value();
      ratio
          .pairings()
          .forEach(
              (pairing, sums) ->
                  deviations.put(pairing, (sums.part() - value * sums.whole()) / ratio.whole()));
    }
    return deviations;
  }

  /** What a unit of the ratio is in units of the estimate. */
  double slope() {
    return ranks.slope();
  }

  /** What a player's deviation is in units of the estimate. */
  double deviation(String player) {
    Ratio.Sums sums = players.each().get(player);
    return sums == null ? 0 : slope() * sums.part() / whole;
  }

  /** What a pairing's deviation is in units of the estimate. */
  double deviation(Pairing pairing) {
    return slope() * pairings.getOrDefault(pairing, 0.0);
  }

  /** A square in units of wholes as one in units of the estimate. */
  double scaled(double square) {
    return square * slope() * slope() / (whole * whole);
  }

  /**
   * The interval.
   *
   * @param reach square of the deviation that chance allows, in units of the estimate; 0 where
   *     nothing is known of it, because all games agree
   * @param quantile square of the quantile of the normal distribution that it stands for
   */
  Interval bounds(double reach, double quantile) {
    double square =
        reach > 0 ? reach / (slope() * slope()) : Math.pow(quantile * quantum / whole, 2);
    return switch (kind) {
      case SHARE -> share(square, quantile);
      case RATE -> Intervals.rate(value, value > 0 ? square / value : quantile * quantum / whole);
      case MEAN -> new Interval(value - Math.sqrt(square), value + Math.sqrt(square));
      case MEDIAN -> median(Math.max(square / 0.25, quantile / n));
    };
  }

  private Interval share(double square, double quantile) {
    double p = Math.min(1, Math.max(0, value));
    return Intervals.share(p, p == 0 || p == 1 ? quantile / n : square / (p * (1 - p)));
  }

  /** Woodruff's: the square of the quantile by the number of games that tell as much. */
  private Interval median(double square) {
    long rank = Math.max(1, (long) Math.floor(n * (0.5 - Math.sqrt(square) / 2) + 0.5));
    return new Interval(
        Math.min(value, (double) ranks.value().applyAsLong(rank)),
        Math.max(value, (double) ranks.value().applyAsLong(n + 1 - rank)));
  }
}
