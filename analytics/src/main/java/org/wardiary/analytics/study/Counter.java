package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What one statistic counts in one game. */
public final class Counter {

  /** The games that a statistic is about: it adds 1 for each of them. */
  public static final Key GAMES = Key.of("games");

  /** Fractions are counted in billionths, so that sums are exact. */
  public static final long UNIT = 1_000_000_000;

  private final Sums sums;
  private final List<Observation> observations = new ArrayList<>();
  private final List<Observation> measures = new ArrayList<>();
  private final List<Listed<?>> listed = new ArrayList<>();
  private Optional<Supplier<?>> sampled = Optional.empty();

  /**
   * Without a game.
   *
   * @param sums where the game's numbers are added up
   */
  Counter(Sums sums) {
    this.sums = sums;
  }

  /** A whole number that was observed. */
  record Observation(Key key, long value) {}

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
    observations.add(new Observation(key, value));
    return this;
  }

  /**
   * Keeps the one whole number that this game has of something, for a median with an interval.
   *
   * @param key given once in a game
   */
  public Counter measure(Key key, long value) {
    measures.add(new Observation(key, value));
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

  List<Observation> observations() {
    return observations;
  }

  List<Observation> measures() {
    return measures;
  }

  List<Listed<?>> listed() {
    return listed;
  }

  /** Forgets the game. */
  void clear() {
    observations.clear();
    measures.clear();
    listed.clear();
    sampled = Optional.empty();
  }
}
