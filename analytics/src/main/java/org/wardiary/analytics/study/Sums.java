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
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

/**
 * The sums of one statistic, by key. The game at hand is counted in the same table as all games, so
 * that a key is looked up once: a report's time is mostly this.
 */
final class Sums {

  private final Map<Key, Sum> sums = new HashMap<>();
  private final Map<Pairing, Integer> numbers = new HashMap<>();
  private final List<Pairing> pairings = new ArrayList<>();
  private final List<Sum> here = new ArrayList<>();

  /** Adds to what the game at hand has of a key. */
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

  /** The game at hand is over: it was played by these. */
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

  /** Adds the games of other sums. */
  void merge(Sums that) {
    int[] theirs = that.pairings.stream().mapToInt(this::number).toArray();
    that.sums.forEach((key, sum) -> of(key).merge(sum, theirs, this));
  }

  /** Writes the sums of all games. */
  void write(StateWriter out) {
    out.all(pairings, Pairing::write);
    out.all(
        sums.entrySet(),
        (entry, to) -> {
          entry.getKey().write(to);
          entry.getValue().write(to);
        });
  }

  /** Reads what was written, if nothing was counted yet. */
  void read(StateReader in) {
    in.each(from -> number(Pairing.read(from)));
    in.each(from -> of(Key.read(from)).read(from, this));
  }

  /** What was counted of a key; nothing if it was not. */
  Optional<Sum> find(Key key) {
    return Optional.ofNullable(sums.get(key)).filter(Sum::counted);
  }

  /** All keys that were counted, in no order. */
  Stream<Key> keys() {
    return sums.entrySet().stream()
        .filter(entry -> entry.getValue().counted())
        .map(Map.Entry::getKey);
  }

  /** What each pairing has that has anything. */
  SortedMap<Pairing, Long> byPairing(Sum sum) {
    SortedMap<Pairing, Long> each = new TreeMap<>();
    sum.pairings().forEach(pairing -> each.put(pairings.get(pairing), sum.pairings().get(pairing)));
    return each;
  }

  /**
   * A part divided by a whole.
   *
   * @param part a key
   * @param whole what it was said to be divided by when it was counted, or the part itself
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

  /** How many pairings there are. */
  int pairings() {
    return pairings.size();
  }

  /**
   * What is divided by something; of very much, some from all over it.
   *
   * @param fewest in how many games each has to be
   * @param most about how many are wanted
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
