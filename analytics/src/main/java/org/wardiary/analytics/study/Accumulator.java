package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Takes what one statistic counts in one game after the other. */
public final class Accumulator {

  /** Key of the games that a statistic is about; the statistic adds 1 for each of them. */
  public static final Key GAMES = Key.of("games");

  /** Fractions are counted in billionths, so that sums are exact. */
  public static final long UNIT = 1_000_000_000;

  private final Sums sums;
  private final Map<Key, Distribution> distributions;
  private final List<Measure> measures = new ArrayList<>();
  private final List<Listed<?>> listed = new ArrayList<>();
  private Optional<Supplier<?>> sampled = Optional.empty();

  /**
   * An accumulator before the first game.
   *
   * @param sums accumulator of the numbers
   * @param distributions accumulators of the observations
   */
  Accumulator(Sums sums, Map<Key, Distribution> distributions) {
    this.sums = sums;
    this.distributions = distributions;
  }

  /** The single whole number that a game has for a key. */
  record Measure(Key key, long value) {}

  /**
   * Adds a number to the game's sum for a key.
   *
   * @param wholes the keys by whose sums it may be divided in a table; always the same for a key
   */
  public Accumulator add(Key key, long number, Key... wholes) {
    sums.add(key, number, wholes);
    return this;
  }

  /** Adds a fractional number, rounded to billionths; see {@link #add}. */
  public Accumulator addFraction(Key key, double number, Key... wholes) {
    return add(key, Math.round(number * UNIT), wholes);
  }

  /** Records a whole number, of which a game may have several, for quantiles. */
  public Accumulator observe(Key key, long value) {
    distributions.computeIfAbsent(key, none -> new Distribution()).add(value, 1);
    return this;
  }

  /**
   * Records the single whole number that this game has for a key, for a median with an interval.
   *
   * @param key a key that is used once per game
   */
  public Accumulator measure(Key key, long value) {
    measures.add(new Measure(key, value));
    return this;
  }

  /** Adds the game to the list of games. */
  public Accumulator list(Listed<?> entry) {
    listed.add(entry);
    return this;
  }

  /**
   * Offers what {@link Totals#recount} needs to know of the game. The facts are made only if the
   * game enters the sample.
   *
   * @param facts supplies an immutable object, of the same class for all games
   */
  public Accumulator sample(Supplier<?> facts) {
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

  /** Clears what was recorded for the current game. */
  void clear() {
    measures.clear();
    listed.clear();
    sampled = Optional.empty();
  }
}
