package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;

/**
 * The sums of one statistic, by key. The current game is counted in the same table as all games, so
 * that a key is looked up only once, as these look-ups take most of a report's time.
 */
final class Sums {

  private final Map<Key, Sum> sums = new HashMap<>();
  private final Map<Pairing, Integer> numbers = new HashMap<>();
  private final List<Pairing> pairings = new ArrayList<>();
  private final List<Sum> here = new ArrayList<>();

  /** Adds to the current game's sum of a key; the first call for a key sets its wholes. */
  void add(Key key, long number, Key... wholes) {
    Sum sum = of(key);
    if (sum.add(number)) {
      here.add(sum);
    }
    if (wholes.length > 0 && !sum.hasWholes()) {
      sum.divideBy(wholes.clone(), of(wholes));
    }
  }

  private Sum of(Key key) {
    return sums.computeIfAbsent(key, none -> new Sum());
  }

  Sum[] of(Key... keys) {
    Sum[] found = new Sum[keys.length];
    Arrays.setAll(found, i -> of(keys[i]));
    return found;
  }

  /** Finishes the current game, which these players played. */
  void end(Pairing pairing) {
    int number = number(pairing);
    here.forEach(sum -> sum.count(number));
    here.forEach(Sum::end);
    here.clear();
  }

  private int number(Pairing pairing) {
    Integer known = numbers.putIfAbsent(pairing, pairings.size());
    if (known == null) {
      pairings.add(pairing);
      return pairings.size() - 1;
    }
    return known;
  }

  /** Merges other sums into these. */
  void merge(Sums that) {
    int[] theirs = that.pairings.stream().mapToInt(this::number).toArray();
    that.sums.forEach((key, sum) -> of(key).merge(sum, theirs, this));
  }

  /** The sum of a key; empty if it was not counted. */
  Optional<Sum> find(Key key) {
    return Optional.ofNullable(sums.get(key)).filter(Sum::counted);
  }

  /** All keys that were counted, in no particular order. */
  Stream<Key> keys() {
    return sums.entrySet().stream()
        .filter(entry -> entry.getValue().counted())
        .map(Map.Entry::getKey);
  }

  /** A sum by pairing, for the pairings in whose games it was counted. */
  SortedMap<Pairing, Long> byPairing(Sum sum) {
    SortedMap<Pairing, Long> each = new TreeMap<>();
    sum.pairings().forEach(pairing -> each.put(pairings.get(pairing), sum.pairings().get(pairing)));
    return each;
  }

  /**
   * A part divided by a whole.
   *
   * @param part a key
   * @param whole one of the wholes given when the part was counted, or the part itself
   */
  Ratio ratio(Key part, Key whole) {
    Sum below = find(whole).orElse(new Sum());
    if (!below.counted()) {
      return new Ratio(0, 0, 0, new Ratio.Squares(0, 0, 0), new TreeMap<>());
    }
    Sum above = find(part).orElse(new Sum());
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    Stream.of(above, below)
        .forEach(
            sum ->
                sum.pairings()
                    .forEach(
                        pairing ->
                            each.computeIfAbsent(
                                pairings.get(pairing),
                                one ->
                                    new Ratio.Sums(
                                        above.pairings().get(pairing),
                                        below.pairings().get(pairing)))));
    return new Ratio(
        below.games(),
        above.total().value().doubleValue(),
        below.total().value().doubleValue(),
        new Ratio.Squares(above.squares(), products(part, whole, above), below.squares()),
        each);
  }

  /** Number of pairings. */
  int pairings() {
    return pairings.size();
  }

  /**
   * The ratios of keys that have a whole; if there are many, an evenly spaced selection.
   *
   * @param fewest least number of games in which a key must occur
   * @param most greatest number of ratios
   */
  List<Ratio> ratios(long fewest, int most) {
    List<Key> parts =
        keys()
            .filter(key -> sums.get(key).hasWholes() && sums.get(key).games() >= fewest)
            .sorted()
            .toList();
    int step = 1 + (parts.size() - 1) / most;
    List<Ratio> ratios = new ArrayList<>();
    for (int i = 0; i < parts.size(); i += step) {
      ratios.add(ratio(parts.get(i), sums.get(parts.get(i)).firstWhole()));
    }
    return ratios;
  }

  private static double products(Key part, Key whole, Sum above) {
    if (!above.counted()) {
      return 0;
    }
    return part.equals(whole) ? above.squares() : above.products(whole);
  }
}
