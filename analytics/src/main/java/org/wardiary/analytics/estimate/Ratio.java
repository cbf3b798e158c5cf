package org.wardiary.analytics.estimate;

import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A ratio of two sums over games, with what its uncertainty needs: sums of squares over the games,
 * and the sums of each pairing of players. What happens within a game is not independent, nor are
 * games of the same players; games and players are.
 *
 * @param games how many games have a whole above 0
 * @param part sum of the parts
 * @param whole sum of the wholes, each 0 or more
 * @param squares sums of squares and products
 * @param pairings the sums of each pairing
 * @param prior what other things that were counted show of the players
 * @param model variance of the ratio by that of a fitted model that it rests on; 0 if on none
 */
public record Ratio(
    long games,
    double part,
    double whole,
    Squares squares,
    SortedMap<Pairing, Sums> pairings,
    PlayersPrior prior,
    double model) {

  /** A part and a whole summed over some games. */
  public record Sums(double part, double whole) {

    Sums plus(Sums that) {
      return new Sums(part + that.part, whole + that.whole);
    }
  }

  /** Squares and products summed over all games. */
  public record Squares(double parts, double products, double wholes) {

    Squares plus(Squares that) {
      return new Squares(parts + that.parts, products + that.products, wholes + that.wholes);
    }
  }

  /** A sum that no later change of the argument reaches. */
  public Ratio {
    pairings = new TreeMap<>(pairings);
  }

  /** A ratio beside which nothing else was counted. */
  public Ratio(
      long games, double part, double whole, Squares squares, SortedMap<Pairing, Sums> pairings) {
    this(games, part, whole, squares, pairings, PlayersPrior.ALONE, 0);
  }

  /** The same beside other things that were counted in the same games. */
  public Ratio among(PlayersPrior others) {
    return new Ratio(games, part, whole, squares, pairings, others, model);
  }

  /**
   * The same where it rests on a fitted model.
   *
   * @param variance of the ratio, by that of the model
   */
  public Ratio byModel(double variance) {
    return new Ratio(games, part, whole, squares, pairings, prior, variance);
  }

  /**
   * The same where chance from game to game is known to make of the squared deviations, part less
   * ratio times whole, no less than this when summed over the games: few games may have seen less.
   */
  public Ratio atLeast(double deviations) {
    double seen =
        squares.parts() - 2 * value() * squares.products() + value() * value() * squares.wholes();
    return new Ratio(
        games,
        part,
        whole,
        squares.plus(new Squares(Math.max(0, deviations - seen), 0, 0)),
        pairings,
        prior,
        model);
  }

  /** So many of some games, whose players are not known. */
  public static Ratio counted(long part, long games) {
    SortedMap<Pairing, Sums> nobody = new TreeMap<>();
    nobody.put(Pairing.of("", ""), new Sums(part, games));
    return new Ratio(games, part, games, new Squares(part, part, games), nobody);
  }

  /** The ratio over the games of several; no game belongs to two of them. */
  public static Ratio sum(List<Ratio> ratios) {
    long games = 0;
    double part = 0;
    double whole = 0;
    Squares squares = new Squares(0, 0, 0);
    double model = 0;
    SortedMap<Pairing, Sums> pairings = new TreeMap<>();
    for (Ratio ratio : ratios) {
      games += ratio.games;
      part += ratio.part;
      whole += ratio.whole;
      squares = squares.plus(ratio.squares);
      model = Math.max(model, ratio.model); // the same model: what it gets wrong does not cancel
      ratio.pairings.forEach((pairing, sums) -> pairings.merge(pairing, sums, Sums::plus));
    }
    PlayersPrior prior = ratios.isEmpty() ? PlayersPrior.ALONE : ratios.get(0).prior;
    return new Ratio(games, part, whole, squares, pairings, prior, model);
  }

  /**
   * The ratio less another one of the same wholes.
   *
   * @param products sum over the games of the products of both parts
   */
  public Ratio less(Ratio that, double products) {
    SortedMap<Pairing, Sums> differences = new TreeMap<>(pairings);
    that.pairings.forEach(
        (pairing, sums) -> differences.merge(pairing, new Sums(-sums.part(), 0), Sums::plus));
    return new Ratio(
        games,
        part - that.part,
        whole,
        new Squares(
            squares.parts() - 2 * products + that.squares.parts(),
            squares.products() - that.squares.products(),
            squares.wholes()),
        differences,
        prior,
        model + that.model);
  }

  /**
   * The same games where one player is what is measured and not one of many: its own games differ
   * by their opponents alone.
   */
  public Ratio about(String player) {
    SortedMap<Pairing, Sums> others = new TreeMap<>();
    pairings.forEach(
        (pairing, sums) ->
            others.merge(
                Pairing.of(
                    pairing.one().equals(player) ? "" : pairing.one(),
                    pairing.other().equals(player) ? "" : pairing.other()),
                sums,
                Sums::plus));
    return new Ratio(games, part, whole, squares, others, prior, model);
  }

  /** The parts multiplied by a number: another unit. */
  public Ratio times(double factor) {
    SortedMap<Pairing, Sums> scaled = new TreeMap<>();
    pairings.forEach(
        (pairing, sums) -> scaled.put(pairing, new Sums(factor * sums.part(), sums.whole())));
    return new Ratio(
        games,
        factor * part,
        whole,
        new Squares(
            factor * factor * squares.parts(), factor * squares.products(), squares.wholes()),
        scaled,
        prior,
        factor * factor * model);
  }

  /** The ratio itself; 0 where there is no whole. */
  public double value() {
    return whole == 0 ? 0 : part / whole;
  }

  /** Whether every game has a whole of 0 or 1 and a part of 0 or 1 in it: games are counted. */
  boolean counted() {
    return squares.parts() == part && squares.products() == part && squares.wholes() == whole;
  }

  /** How far the ratio may be from the true one. */
  Spread spread() {
    return Spread.of(this);
  }

  /** How many independent games would tell as much about a share of what players do. */
  public double effective() {
    return Intervals.effectiveOfDeeds(this);
  }

  /**
   * Probability of this share, or one further from another, if the other is the true one: what the
   * interval of {@link #share} is made of.
   *
   * @param reference a share, above 0 and below 1
   */
  public double chance(double reference) {
    return Intervals.chance(this, reference);
  }

  /** The same of a mean, of which any number may be the true one. */
  public double chanceOfMean(double reference) {
    return Intervals.chanceOfMean(this, reference);
  }

  /**
   * The smallest difference from a share that would have been shown with a power of 80 % by a test
   * that is wrong with some probability.
   */
  public double detectable(double reference, double chance) {
    return Intervals.detectable(this, reference, chance);
  }

  /**
   * The smallest difference of a mean from 0 that would have been shown with a power of 80 % by a
   * test that is wrong with some probability.
   */
  public double detectableOfMean(double chance) {
    return Intervals.detectableOfMean(this, chance);
  }

  /**
   * How many games like these, of the same players, it takes to show a difference from one half
   * with a power of 80 %; none where the players differ too much for any number of their games.
   */
  public OptionalLong needed(double edge, double chance) {
    return Intervals.needed(this, edge, chance);
  }

  /** How many players with a name played. */
  public long players() {
    return pairings.keySet().stream()
        .flatMap(pairing -> Stream.of(pairing.one(), pairing.other()))
        .filter(name -> !name.isEmpty())
        .distinct()
        .count();
  }

  /** As a share from 0 to 1. */
  public Estimate share() {
    return Intervals.share(this);
  }

  /**
   * As a share of games in which a player chose one of several ways, as it may in all its games:
   * players differ in habits more than in results.
   */
  public Estimate habit() {
    return Intervals.habit(this);
  }

  /** As a number of things that happen, 0 or more, per unit of the whole. */
  public Estimate rate() {
    return rate(1);
  }

  /**
   * As a number of things that happen, 0 or more.
   *
   * @param quantum what one thing adds to the part
   */
  public Estimate rate(double quantum) {
    return Intervals.rate(this, quantum);
  }

  /** As the mean of a measure that may be negative too. */
  public Estimate mean() {
    return Intervals.mean(this);
  }
}
