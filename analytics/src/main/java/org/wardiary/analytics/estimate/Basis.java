package org.wardiary.analytics.estimate;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/**
 * What an estimate rests on, as far as a comparison with an estimate from other games needs it: the
 * sums of its ratio by player, and how its interval is computed.
 *
 * @param kind how the interval is computed
 * @param value the estimate
 * @param n how many games have a whole above 0
 * @param whole sum of the wholes
 * @param quantum what one occurrence adds to the part
 * @param median prior median of the players' standard deviation
 * @param games variance of the ratio due to chance from game to game
 * @param single variance of a player's effect per unit of the whole, if that player accounted for
 *     all of a game's variance
 * @param noise variance of the sum of the deviations due to chance
 * @param players the sums by player
 * @param pairings deviation of each pairing's games from the ratio; empty if a player is unknown,
 *     or if there are too many pairings for the same ones to be likely in other games
 * @param model variance of the ratio due to that of a fitted model
 * @param ranks for a median, the values by rank
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

  /** With more pairings than this, few of them occur in other games too. */
  private static final int MOST_PAIRINGS = 2000;

  /** How an interval is computed. */
  enum Kind {
    /** A share from 0 to 1. */
    SHARE,
    /** A number of occurrences per unit of the whole, 0 or more. */
    RATE,
    /** A mean that may be negative. */
    MEAN,
    /** A median over games. */
    MEDIAN
  }

  /**
   * Values by rank.
   *
   * @param value the value at a rank, which counts from 1
   * @param slope increase of the value per unit of the share of games up to it
   */
  record Ranks(LongUnaryOperator value, double slope) {
    private static final Ranks NONE = new Ranks(rank -> 0, 1);
  }

  static Basis of(Ratio ratio, Kind kind, double quantum) {
    double median = ratio.counted() ? Spread.OUTCOMES : Spread.ACTIONS;
    return of(ratio, kind, quantum, median, ratio.value(), Ranks.NONE);
  }

  /** The basis of a share of games in which players did something. */
  static Basis ofActions(Ratio ratio) {
    return of(ratio, Kind.SHARE, 1, Spread.ACTIONS, ratio.value(), Ranks.NONE);
  }

  /**
   * The basis of a median.
   *
   * @param below the share of games up to the median
   * @param estimate value and interval of the median
   * @param ranked the value at a rank, which counts from 1
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
        ratio.prior().median(median),
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

  /** Units of the estimate per unit of the ratio: other than 1 only for a median. */
  double slope() {
    return ranks.slope();
  }

  /** A player's deviation in units of the estimate; 0 if the player has none of the games. */
  double deviation(String player) {
    Ratio.Sums sums = players.each().get(player);
    return sums == null ? 0 : slope() * sums.part() / whole;
  }

  /** A pairing's deviation in units of the estimate; 0 if the pairing has none of the games. */
  double deviation(Pairing pairing) {
    return slope() * pairings.getOrDefault(pairing, 0.0);
  }

  /** Converts a square in units of the whole to one in units of the estimate. */
  double scaled(double square) {
    return square * slope() * slope() / (whole * whole);
  }

  /**
   * The interval that reaches a given deviation.
   *
   * @param reach square of the deviation that chance allows, in units of the estimate; 0 if it is
   *     unknown because all games agree
   * @param quantile square of the corresponding quantile of the normal distribution
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

  /** Woodruff's interval, from the squared quantile divided by the effective number of games. */
  private Interval median(double square) {
    long rank = Math.max(1, (long) Math.floor(n * (0.5 - Math.sqrt(square) / 2) + 0.5));
    return new Interval(
        Math.min(value, (double) ranks.value().applyAsLong(rank)),
        Math.max(value, (double) ranks.value().applyAsLong(n + 1 - rank)));
  }
}
