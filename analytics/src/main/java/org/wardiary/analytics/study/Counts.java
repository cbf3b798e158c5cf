package org.wardiary.analytics.study;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Pairing;

/**
 * Accumulator of what one statistic counted in many games, and of the facts that it kept of some.
 * All sums are of whole numbers, so games may be added and parts merged in any order. The size
 * grows with the number of keys and of pairings of players, not with the number of games.
 */
final class Counts {

  private final Sums sums = new Sums();
  private final Map<Key, Distribution> distributions = new HashMap<>();
  private final Accumulator accumulator = new Accumulator(sums, distributions);
  private final Map<Key, Map<Pairing, Distribution>> measures = new HashMap<>();
  private final TreeSet<Listed<?>> listed = new TreeSet<>();
  private final TreeSet<Sampled<?>> sampled = new TreeSet<>();
  private List<String> sides;

  /** Counts without games, of sides not known yet. */
  Counts() {
    this(List.of());
  }

  /**
   * Counts without games.
   *
   * @param sides the two sides, first-named side first; empty if not known yet
   */
  Counts(List<String> sides) {
    this.sides = List.copyOf(sides);
  }

  /**
   * Adds one game.
   *
   * @param counts counts what is in the game
   */
  void add(PlayedGame game, BiConsumer<PlayedGame, Accumulator> counts) {
    sides = sides.isEmpty() ? List.copyOf(game.summary().getSides()) : sides;
    counts.accept(game, accumulator);
    accumulator.sampled().ifPresent(facts -> sample(game, facts));
    end(game.pairing());
  }

  /**
   * Adds a game of a sample.
   *
   * @param counts counts what is in the game
   */
  <T> void add(Sampled<T> game, BiConsumer<Sampled<T>, Accumulator> counts) {
    counts.accept(game, accumulator);
    end(game.pairing());
  }

  /** Finishes the current game. */
  private void end(Pairing pairing) {
    sums.end(pairing);
    accumulator.measures().forEach(seen -> measured(seen.key(), pairing).add(seen.value(), 1));
    accumulator.listed().forEach(this::list);
    accumulator.clear();
  }

  /** Merges other counts into these; no game may belong to both. */
  void merge(Counts that) {
    sides = sides.isEmpty() ? that.sides : sides;
    sums.merge(that.sums);
    that.distributions.forEach((key, values) -> distribution(key).merge(values));
    that.measures.forEach(
        (key, each) -> each.forEach((pairing, values) -> measured(key, pairing).merge(values)));
    that.listed.forEach(this::list);
    that.sampled.forEach(this::sample);
  }

  private Distribution distribution(Key key) {
    return distributions.computeIfAbsent(key, none -> new Distribution());
  }

  private Distribution measured(Key key, Pairing pairing) {
    return measures
        .computeIfAbsent(key, none -> new HashMap<>())
        .computeIfAbsent(pairing, none -> new Distribution());
  }

  private void list(Listed<?> entry) {
    listed.add(entry);
    if (listed.size() > Listed.LONGEST) {
      listed.pollLast();
    }
  }

  private void sample(PlayedGame game, Supplier<?> facts) {
    Sampled<Optional<?>> place =
        Sampled.of(game.summary().getGameId(), game.pairing(), Optional.empty());
    if (sampled.size() < Sampled.LARGEST || place.compareTo(sampled.last()) < 0) {
      sample(place.with(facts.get()));
    }
  }

  private void sample(Sampled<?> entry) {
    sampled.add(entry);
    if (sampled.size() > Sampled.LARGEST) {
      sampled.pollLast();
    }
  }

  /** The two sides, first-named side first. */
  List<String> sides() {
    return sides;
  }

  /** The sums by key. */
  Sums sums() {
    return sums;
  }

  /** All keys, in no particular order. */
  Stream<Key> keys() {
    return Stream.of(sums.keys(), distributions.keySet().stream(), measures.keySet().stream())
        .flatMap(keys -> keys);
  }

  /** The numbers observed for a key, if any. */
  Optional<Distribution> observed(Key key) {
    return Optional.ofNullable(distributions.get(key));
  }

  /** The numbers measured for a key, by pairing; an unmodifiable view. */
  Map<Pairing, Distribution> measured(Key key) {
    return Collections.unmodifiableMap(measures.getOrDefault(key, Map.of()));
  }

  /** The list of games; an unmodifiable view. */
  SortedSet<Listed<?>> listed() {
    return Collections.unmodifiableSortedSet(listed);
  }

  /** The sample of games; an unmodifiable view. */
  SortedSet<Sampled<?>> sampled() {
    return Collections.unmodifiableSortedSet(sampled);
  }
}
