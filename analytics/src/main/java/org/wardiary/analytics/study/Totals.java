package org.wardiary.analytics.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.ExactSum;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.strength.Strengths;

/**
 * What one statistic counted in many games. All sums are of whole numbers, so the games may be
 * added and parts merged in any order: the totals are the same. They grow with what is counted and
 * with the pairings of players, not with the games.
 */
public final class Totals {

  private final Map<Key, Sum> sums = new HashMap<>();
  private final Map<Pairing, Map<Key, long[]>> pairings = new HashMap<>();
  private final Map<Key, Distribution> distributions = new HashMap<>();
  private final Map<Key, Map<Pairing, Distribution>> measures = new HashMap<>();
  private final TreeSet<Listed<?>> listed = new TreeSet<>();
  private final TreeSet<Sampled<?>> sampled = new TreeSet<>();
  private final Map<Class<?>, Object> made = new HashMap<>();
  private List<String> sides = List.of();
  private Certainty certainty = Certainty.ALONE;
  private final Supplier<Strengths> strengths;

  /**
   * Of no game yet.
   *
   * @param strengths how strong the players were in all games of the study
   */
  Totals(Supplier<Strengths> strengths) {
    this.strengths = strengths;
  }

  /** One key over all games. */
  private static final class Sum {
    private final ExactSum total = new ExactSum();
    private final ExactSum squares = new ExactSum();
    private final Map<Key, ExactSum> products = new HashMap<>();
    private long games;

    private void merge(Sum that) {
      total.add(that.total);
      squares.add(that.squares);
      games += that.games;
      that.products.forEach(
          (whole, product) -> products.computeIfAbsent(whole, key -> new ExactSum()).add(product));
    }
  }

  /** Adds one game. */
  void add(PlayedGame game, Counter counter) {
    sides = sides.isEmpty() ? game.summary().getSides() : sides;
    add(game.pairing(), counter);
    counter
        .sampled()
        .ifPresent(facts -> sample(Sampled.of(game.summary().getGameId(), game.pairing(), facts)));
  }

  private void add(Pairing pairing, Counter counter) {
    made.clear();
    Map<Key, long[]> own = pairings.computeIfAbsent(pairing, key -> new HashMap<>());
    counter
        .sums()
        .forEach(
            (key, number) -> {
              long value = number[0];
              Sum sum = sums.computeIfAbsent(key, none -> new Sum());
              sum.total.addProduct(value, 1);
              sum.squares.addProduct(value, value);
              sum.games += value == 0 ? 0 : 1;
              for (Key whole : counter.wholes(key)) {
                long[] other = counter.sums().get(whole);
                sum.products
                    .computeIfAbsent(whole, none -> new ExactSum())
                    .addProduct(value, other == null ? 0 : other[0]);
              }
              own.computeIfAbsent(key, none -> new long[1])[0] += value;
            });
    counter.observations().forEach(seen -> distribution(seen.key()).add(seen.value(), 1));
    counter.measures().forEach(seen -> measured(seen.key(), pairing).add(seen.value(), 1));
    counter.listed().forEach(this::list);
  }

  /** Adds the games of other totals; no game may belong to both. */
  void merge(Totals that) {
    made.clear();
    sides = sides.isEmpty() ? that.sides : sides;
    that.sums.forEach((key, sum) -> sums.computeIfAbsent(key, none -> new Sum()).merge(sum));
    that.pairings.forEach(
        (pairing, numbers) -> {
          Map<Key, long[]> own = pairings.computeIfAbsent(pairing, none -> new HashMap<>());
          numbers.forEach(
              (key, number) -> own.computeIfAbsent(key, none -> new long[1])[0] += number[0]);
        });
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

  private void sample(Sampled<?> entry) {
    sampled.add(entry);
    if (sampled.size() > Sampled.LARGEST) {
      sampled.pollLast();
    }
  }

  /** The two sides, first-named side first. */
  public List<String> sides() {
    return sides;
  }

  /** How strong the players were in all games of the study. */
  public Strengths strengths() {
    return strengths.get();
  }

  /** What the report may claim. */
  public Certainty certainty() {
    return certainty;
  }

  /** Says what the report may claim, once all of its claims are known. */
  void judge(Certainty all) {
    certainty = all;
  }

  /** How many of a thing there are in all games. */
  public long count(Key key) {
    Sum sum = sums.get(key);
    return sum == null ? 0 : sum.total.value().longValueExact();
  }

  /** The same of a number that was counted in fractions. */
  public double fraction(Key key) {
    Sum sum = sums.get(key);
    return sum == null ? 0 : sum.total.value().doubleValue() / Counter.UNIT;
  }

  /** In how many games there are any of a thing. */
  public long games(Key key) {
    Sum sum = sums.get(key);
    return sum == null ? 0 : sum.games;
  }

  /** All keys that begin with these parts, sorted. */
  public NavigableSet<Key> keys(String... start) {
    NavigableSet<Key> keys = new TreeSet<>();
    sums.keySet().stream().filter(key -> key.starts(start)).forEach(keys::add);
    distributions.keySet().stream().filter(key -> key.starts(start)).forEach(keys::add);
    measures.keySet().stream().filter(key -> key.starts(start)).forEach(keys::add);
    return keys;
  }

  /** The values of a part of all keys that begin with some parts, sorted. */
  public NavigableSet<String> parts(int index, String... start) {
    NavigableSet<String> parts = new TreeSet<>();
    keys(start).forEach(key -> parts.add(key.part(index)));
    return parts;
  }

  /** What was observed or measured; nothing if there was none. */
  public Distribution observed(Key key) {
    Distribution all = new Distribution();
    all.merge(distributions.getOrDefault(key, new Distribution()));
    measures.getOrDefault(key, Map.of()).values().forEach(all::merge);
    return all;
  }

  /**
   * The median of what was measured in each game, with the interval of Woodruff, R. S. (1952),
   * Confidence intervals for medians and other position measures, JASA 47, 635-646: as far to both
   * sides as the share of games up to the median may be from one half.
   */
  public Estimate median(Key key) {
    Distribution all = observed(key);
    if (all.n() < Estimate.FEWEST) {
      return Estimate.hidden(all.n());
    }
    long middle = all.ranked((all.n() + 1) / 2);
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    measures
        .get(key)
        .forEach(
            (pairing, values) ->
                each.put(
                    pairing, new Ratio.Sums(values.between(Long.MIN_VALUE, middle), values.n())));
    double below = all.between(Long.MIN_VALUE, middle);
    Ratio share =
        new Ratio(all.n(), below, all.n(), new Ratio.Squares(below, below, all.n()), each);
    double half = 0.98 / Math.sqrt(Math.min((double) all.n(), share.effective()));
    long rank = Math.max(1, (long) Math.floor(all.n() * (0.5 - half) + 0.5));
    return Estimate.median(
        all.quantile(0.5),
        new Interval(all.ranked(rank), all.ranked(all.n() + 1 - rank)),
        share,
        all::ranked);
  }

  /** How many of a thing there are in the games of each pairing that has any. */
  public SortedMap<Pairing, Long> byPairing(Key key) {
    SortedMap<Pairing, Long> each = new TreeMap<>();
    pairings.forEach(
        (pairing, numbers) -> {
          if (numbers.containsKey(key)) {
            each.put(pairing, numbers.get(key)[0]);
          }
        });
    return each;
  }

  /** The list of games, those with most first. */
  public <T> List<Listed<T>> listed(Class<T> facts) {
    return listed.stream()
        .map(entry -> new Listed<>(entry.rank(), entry.gameId(), facts.cast(entry.facts())))
        .toList();
  }

  /** The sample of games, the same in whatever order they came. */
  public <T> List<Sampled<T>> sampled(Class<T> facts) {
    return sampled.stream()
        .map(
            entry ->
                new Sampled<>(
                    entry.place(), entry.gameId(), entry.pairing(), facts.cast(entry.facts())))
        .toList();
  }

  /**
   * Counts the games of the sample anew, by what all of them together have shown.
   *
   * @param facts class of what was kept of each game
   * @param counts counts what is in one game
   */
  public <T> Totals recount(Class<T> facts, BiConsumer<Sampled<T>, Counter> counts) {
    Totals again = new Totals(strengths);
    again.sides = sides;
    for (Sampled<T> game : sampled(facts)) {
      Counter counter = new Counter();
      counts.accept(game, counter);
      again.add(game.pairing(), counter);
    }
    return again;
  }

  /** What is made of the totals for several tables: made once, and anew when games were added. */
  public <T> T once(Class<T> type, Function<Totals, T> maker) {
    Object known = made.get(type);
    if (known == null) {
      known = maker.apply(this);
      made.put(type, known);
    }
    return type.cast(known);
  }

  /**
   * A part divided by a whole.
   *
   * @param part a key
   * @param whole what it was said to be divided by when it was counted, or the part itself
   */
  public Ratio ratio(Key part, Key whole) {
    Sum above = sums.get(part);
    Sum below = sums.get(whole);
    if (below == null) {
      return new Ratio(0, 0, 0, new Ratio.Squares(0, 0, 0), new TreeMap<>());
    }
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    pairings.forEach(
        (pairing, numbers) -> {
          long[] wholes = numbers.get(whole);
          long[] parts = numbers.get(part);
          if (wholes != null || parts != null) {
            each.put(pairing, new Ratio.Sums(number(parts), number(wholes)));
          }
        });
    return new Ratio(
        below.games,
        above == null ? 0 : above.total.value().doubleValue(),
        below.total.value().doubleValue(),
        new Ratio.Squares(
            above == null ? 0 : above.squares.value().doubleValue(),
            products(part, whole),
            below.squares.value().doubleValue()),
        each);
  }

  private static double number(long[] number) {
    return number == null ? 0 : number[0];
  }

  private double products(Key part, Key whole) {
    Sum sum = sums.get(part);
    if (sum == null) {
      return 0;
    }
    if (part.equals(whole)) {
      return sum.squares.value().doubleValue();
    }
    ExactSum products = sum.products.get(whole);
    if (products == null) {
      throw new IllegalArgumentException(
          "expected '"
              + whole
              + "' among what '"
              + part
              + "' may be divided by, but got "
              + new TreeSet<>(sum.products.keySet()));
    }
    return products.value().doubleValue();
  }

  /** The share of a part in a whole. */
  public Estimate share(Key part, Key whole) {
    return ratio(part, whole).share();
  }

  /** How many of a part there are per unit of a whole. */
  public Estimate rate(Key part, Key whole) {
    return ratio(part, whole).rate();
  }

  /** The mean of a measure, which may be negative, per unit of a whole. */
  public Estimate mean(Key part, Key whole) {
    return ratio(part, whole).mean();
  }

  /** The mean of a measure that was counted in fractions. */
  public Estimate meanFraction(Key part, Key whole) {
    return ratio(part, whole).times(1.0 / Counter.UNIT).mean();
  }
}
