package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What one statistic counts in one game. */
public final class Counter {

  /** The games that a statistic is about: it adds 1 for each of them. */
  public static final Key GAMES = Key.of("games");

  /** Fractions are counted in billionths, so that sums are exact. */
  public static final long UNIT = 1_000_000_000;

  private final Sums sums;
  private final Map<Key, Distribution> distributions;
  private final List<Measure> measures = new ArrayList<>();
  private final List<Listed<?>> listed = new ArrayList<>();
  private Optional<Supplier<?>> sampled = Optional.empty();

  /**
   * Without a game.
   *
   * @param sums where the game's numbers are added up
   * @param distributions where its observations are put
   */
  Counter(Sums sums, Map<Key, Distribution> distributions) {
    this.sums = sums;
    this.distributions = distributions;
  }

  /** A whole number that the game has of something. */
  record Measure(Key key, long value) {}

  /**
   * Adds a number of things to what the game has of them.
   *
   * @param wholes what it may be divided by in a table; the same whenever the key is counted
   */
  public Counter add(Key key, long number, Key... wholes) {
    sums.add(key, number, wholes);
    return this;
  }

  /** Adds a fractional number, which is rounded to billionths. */
  public Counter addFraction(Key key, double number, Key... wholes) {
    return add(key, Math.round(number * UNIT), wholes);
  }

  /** Keeps a whole number for quantiles over the games. */
  public Counter observe(Key key, long value) {
    distributions.computeIfAbsent(key, none -> new Distribution()).add(value, 1);
    return this;
  }

  /**
   * Keeps the one whole number that this game has of something, for a median with an interval.
   *
   * @param key given once in a game
   */
  public Counter measure(Key key, long value) {
    measures.add(new Measure(key, value));
    return this;
  }

  /** Keeps a game for a list of games. */
  public Counter list(Listed<?> entry) {
    listed.add(entry);
    return this;
  }

  /**
   * Keeps what {@link Totals#recount} needs of the game, if it comes into the sample: only then is
   * it made.
   *
   * @param facts makes something immutable, of the same class for all games
   */
  public Counter sample(Supplier<?> facts) {
    sampled = Optional.of(facts);
    return this;
  }

  Optional<Supplier<?>> sampled() {
    return sampled;
  }

  List<Measure> measures() {
    return measures;
  }

  List<Listed<?>> listed() {
    return listed;
  }

  /** Forgets the game. */
  void clear() {
    measures.clear();
    listed.clear();
    sampled = Optional.empty();
  }
}
