package org.wardiary.analytics.estimate;

import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A ratio of two sums over games, with what its confidence interval needs: sums of squares over the
 * games, and the sums by pairing of players. Games and players are clusters: events within a game
 * are not independent, nor are games of the same player.
 *
 * @param games how many games have a whole above 0
 * @param part sum of the parts
 * @param whole sum of the wholes, each 0 or more
 * @param squares sums of squares and products
 * @param pairings the sums of each pairing
 * @param prior prior of how much players differ, from other quantities counted in the same games
 * @param model variance of the ratio due to that of a fitted model; 0 if it rests on no model
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

  /** Copies the pairings, so that later changes to the argument have no effect. */
  public Ratio {
    pairings = new TreeMap<>(pairings);
  }

  /** A ratio beside which no other quantity was counted, and that rests on no model. */
  public Ratio(
      long games, double part, double whole, Squares squares, SortedMap<Pairing, Sums> pairings) {
    this(games, part, whole, squares, pairings, PlayersPrior.ALONE, 0);
  }

  /** This ratio with a prior from other quantities that were counted in the same games. */
  public Ratio among(PlayersPrior others) {
    return new Ratio(games, part, whole, squares, pairings, others, model);
  }

  /** This ratio as one that compares what the same players did, or had, in the same games. */
  public Ratio withinGames() {
    return among(PlayersPrior.WITHIN);
  }

  /**
   * This ratio as one that rests on a fitted model.
   *
   * @param variance variance of the ratio due to that of the model
   */
  public Ratio byModel(double variance) {
    return new Ratio(games, part, whole, squares, pairings, prior, variance);
  }

  /**
   * This ratio with a lower bound on the squared deviations (part minus ratio times whole) summed
   * over the games. For when chance from game to game is known to cause at least as much, though
   * few games may by luck have shown less.
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

  /** A count {@code part} out of {@code games} games whose players are unknown. */
  public static Ratio counted(long part, long games) {
    SortedMap<Pairing, Sums> nobody = new TreeMap<>();
    nobody.put(Pairing.of("", ""), new Sums(part, games));
    return new Ratio(games, part, games, new Squares(part, part, games), nobody);
  }

  /** The ratio over the games of several ratios, which must have no game in common. */
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
   * This ratio minus another one with the same wholes.
   *
   * @param products sum, over the games, of the product of both parts
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
   * This ratio as a measure of one player, who is then not one of a sample of players: only the
   * opponents add variance between players.
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

  /** This ratio with all parts multiplied by a factor, that is, in another unit. */
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

  /** The part divided by the whole; 0 if the whole is 0. */
  public double value() {
    return whole == 0 ? 0 : part / whole;
  }

  /** Whether this is a count of games: every game's whole is 0 or 1, and its part is 0 or 1. */
  boolean counted() {
    return squares.parts() == part && squares.products() == part && squares.wholes() == whole;
  }

  /** How far the ratio may be from the true one. */
  Spread spread() {
    return Spread.of(this);
  }

  /** Effective number of games of a share of what players do: as many independent games. */
  public double effective() {
    return Intervals.effectiveOfDeeds(this);
  }

  /**
   * Two-sided p-value of a reference: the probability of a share at least as far from it as this
   * one, if the reference is the true share. The interval of {@link #share} is based on it.
   *
   * @param reference a share, above 0 and below 1
   */
  public double chance(double reference) {
    return Intervals.chance(this, reference);
  }

  /** Two-sided p-value of a reference for a mean, which may be any number. */
  public double chanceOfMean(double reference) {
    return Intervals.chanceOfMean(this, reference);
  }

  /**
   * The smallest difference from a share that a test would have detected with a power of 80 %.
   *
   * @param reference the share
   * @param chance probability that the test finds a difference where there is none
   */
  public double detectable(double reference, double chance) {
    return Intervals.detectable(this, reference, chance);
  }

  /**
   * The smallest difference of a mean from 0 that a test would have detected with a power of 80 %.
   *
   * @param chance probability that the test finds a difference where there is none
   */
  public double detectableOfMean(double chance) {
    return Intervals.detectableOfMean(this, chance);
  }

  /**
   * How many games like these, of the same players, it takes to detect a difference from one half
   * with a power of 80 %; empty if the players differ too much for any number of games to do.
   *
   * @param edge the difference
   * @param chance probability that the test finds a difference where there is none
   */
  public OptionalLong needed(double edge, double chance) {
    return Intervals.needed(this, edge, chance);
  }

  /** Number of players with a name. */
  public long players() {
    return pairings.keySet().stream()
        .flatMap(pairing -> Stream.of(pairing.one(), pairing.other()))
        .filter(name -> !name.isEmpty())
        .distinct()
        .count();
  }

  /** The ratio as a share from 0 to 1; hidden if the games are too few. */
  public Estimate share() {
    return Intervals.share(this);
  }

  /**
   * The ratio as a share of games in which a player made one of several choices, perhaps in all of
   * that player's games: players differ more in habits than in results, so the prior is wider.
   */
  public Estimate habit() {
    return Intervals.habit(this);
  }

  /** The ratio as a number of occurrences, 0 or more, per unit of the whole. */
  public Estimate rate() {
    return rate(1);
  }

  /**
   * The ratio as a number of occurrences, 0 or more, per unit of the whole.
   *
   * @param quantum what one occurrence adds to the part
   */
  public Estimate rate(double quantum) {
    return Intervals.rate(this, quantum);
  }

  /** The ratio as the mean of a measure that may be negative. */
  public Estimate mean() {
    return Intervals.mean(this);
  }
}
