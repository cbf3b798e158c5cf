package org.wardiary.analytics.study;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.PlayersPrior;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.strength.Strengths;

/**
 * What one statistic counted in many games, and what can be estimated from it. Games may be added
 * and parts merged in any order: the totals are the same.
 */
public final class Totals {

  /** With more pairings the players are many, and a prior from other quantities is not needed. */
  private static final int MOST_PAIRINGS = 1000;

  private static final int MOST_COUNTED = 200;

  private static final String NEVER = "never counted";

  /** Number of games that are recounted by further fits of a model. */
  private static final int REPLICATED = 400;

  private final Counts counts;
  private final Map<Class<?>, Object> made = new HashMap<>();
  private Optional<Refits> refits = Optional.empty();
  private Certainty certainty = Certainty.ALONE;
  private final Supplier<Strengths> strengths;
  private Optional<PlayersPrior> prior = Optional.empty();

  /**
   * Totals without games.
   *
   * @param strengths supplies the players' strengths over all games of the study
   */
  Totals(Supplier<Strengths> strengths) {
    this(strengths, new Counts());
  }

  private Totals(Supplier<Strengths> strengths, Counts counts) {
    this.strengths = strengths;
    this.counts = counts;
  }

  /**
   * Adds games.
   *
   * @param statistic counts what is in one game
   */
  void addAll(List<PlayedGame> games, BiConsumer<PlayedGame, Accumulator> statistic) {
    forget();
    games.forEach(game -> counts.add(game, statistic));
  }

  /** Merges other totals into these; no game may belong to both. */
  void merge(Totals that) {
    forget();
    counts.merge(that.counts);
  }

  private void forget() {
    made.clear();
    prior = Optional.empty();
  }

  /** The accumulated counts. */
  Counts counts() {
    return counts;
  }

  /** The two sides, first-named side first. */
  public List<String> sides() {
    return counts.sides();
  }

  /** The players' strengths over all games of the study. */
  public Strengths strengths() {
    return strengths.get();
  }

  /** What the report may claim. */
  public Certainty certainty() {
    return certainty;
  }

  /** Sets what the report may claim, once all of its claims are known. */
  void judge(Certainty all) {
    certainty = all;
  }

  /** What was counted for one row of a table, given what the row is about. */
  public RowTotals row(String... of) {
    return new RowTotals(this, Key.of(of));
  }

  /** What was counted for some rows of a table that are each about one text. */
  public List<RowTotals> rows(Collection<String> of) {
    return of.stream().map(this::row).toList();
  }

  /** What was counted for the rows of a table, one for each text with each of the others. */
  public List<RowTotals> rows(Collection<String> of, Collection<String> with) {
    return of.stream().flatMap(one -> with.stream().map(other -> row(one, other))).toList();
  }

  /** The sum of a key over all games; 0 if it was not counted. */
  public long count(Key key) {
    return counts.sums().find(key).map(sum -> sum.total().value().longValueExact()).orElse(0L);
  }

  /** The sum of a key that was counted in fractions, over all games; 0 if it was not counted. */
  public double fraction(Key key) {
    return counts.sums().find(key).map(sum -> sum.total().value().doubleValue()).orElse(0.0)
        / Accumulator.UNIT;
  }

  /** Number of games in which the sum of a key is not 0. */
  public long games(Key key) {
    return counts.sums().find(key).map(Sum::games).orElse(0L);
  }

  /** All keys that begin with some parts, sorted. */
  public NavigableSet<Key> keys(String... start) {
    NavigableSet<Key> all = once(AllKeys.class, totals -> totals.allKeys()).keys();
    if (start.length == 0) {
      return all;
    }
    NavigableSet<Key> keys = new TreeSet<>();
    for (Key key : all.tailSet(Key.of(start), true)) {
      if (!key.starts(start)) {
        break;
      }
      keys.add(key);
    }
    return keys;
  }

  /** All keys, sorted. */
  private record AllKeys(NavigableSet<Key> keys) {}

  private AllKeys allKeys() {
    NavigableSet<Key> keys = new TreeSet<>();
    counts.keys().forEach(keys::add);
    return new AllKeys(Collections.unmodifiableNavigableSet(keys));
  }

  /** The different values of part {@code index} of all keys that begin with some parts, sorted. */
  public NavigableSet<String> parts(int index, String... start) {
    NavigableSet<String> parts = new TreeSet<>();
    keys(start).forEach(key -> parts.add(key.part(index)));
    return parts;
  }

  /** The distribution of the numbers observed or measured for a key; empty if there are none. */
  public Distribution observed(Key key) {
    Distribution all = new Distribution();
    counts.observed(key).ifPresent(all::merge);
    counts.measured(key).values().forEach(all::merge);
    return all;
  }

  /**
   * The median of the numbers measured for a key, with the interval of Woodruff, R. S. (1952),
   * Confidence intervals for medians and other position measures, JASA 47, 635-646: it reaches as
   * far to both sides as the share of games up to the median may differ from one half.
   */
  public Estimate median(Key key) {
    Distribution all = observed(key);
    if (all.n() < Estimate.FEWEST) {
      return Estimate.hidden(all.n());
    }
    long middle = all.ranked((all.n() + 1) / 2);
    Ratio share = upTo(middle, all, counts.measured(key)).among(prior());
    double half = 0.98 / Math.sqrt(Math.min((double) all.n(), share.effective()));
    long rank = Math.max(1, (long) Math.floor(all.n() * (0.5 - half) + 0.5));
    return Estimate.median(
        all.quantile(0.5),
        new Interval(all.ranked(rank), all.ranked(all.n() + 1 - rank)),
        share,
        all::ranked);
  }

  /** The share of games with a number up to a value. */
  private static Ratio upTo(long value, Distribution all, Map<Pairing, Distribution> measured) {
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    measured.forEach(
        (pairing, values) ->
            each.put(pairing, new Ratio.Sums(values.between(Long.MIN_VALUE, value), values.n())));
    double below = all.between(Long.MIN_VALUE, value);
    return new Ratio(all.n(), below, all.n(), new Ratio.Squares(below, below, all.n()), each);
  }

  /** Prior of how much players differ, from all that was counted; not needed if they are many. */
  private PlayersPrior prior() {
    if (prior.isEmpty()) {
      prior =
          Optional.of(
              counts.sums().pairings() > MOST_PAIRINGS
                  ? PlayersPrior.ALONE
                  : PlayersPrior.of(counts.sums().ratios(Estimate.FEWEST / 2, MOST_COUNTED)));
    }
    return prior.get();
  }

  /** The sum of a key by pairing, for the pairings in whose games it was counted. */
  public SortedMap<Pairing, Long> byPairing(Key key) {
    return counts.sums().find(key).map(counts.sums()::byPairing).orElseGet(TreeMap::new);
  }

  /** The list of games, those with the largest rank first. */
  public <T> List<Listed<T>> listed(Class<T> facts) {
    return counts.listed().stream()
        .map(entry -> new Listed<>(entry.rank(), entry.gameId(), facts.cast(entry.facts())))
        .toList();
  }

  /** The sample of games, which does not depend on the order in which games were added. */
  public <T> List<Sampled<T>> sampled(Class<T> facts) {
    return counts.sampled().stream()
        .map(
            entry ->
                new Sampled<>(
                    entry.place(), entry.gameId(), entry.pairing(), facts.cast(entry.facts())))
        .toList();
  }

  /**
   * Counts the games of the sample again, now that all of them are known, e.g. by a fitted model.
   *
   * @param facts class of the facts kept of each game
   * @param statistic counts what is in one game
   */
  public <T> Totals recount(Class<T> facts, BiConsumer<Sampled<T>, Accumulator> statistic) {
    return recount(sampled(facts), statistic);
  }

  private <T> Totals recount(
      List<Sampled<T>> games, BiConsumer<Sampled<T>, Accumulator> statistic) {
    Totals again = new Totals(strengths, new Counts(sides()));
    games.forEach(game -> again.counts.add(game, statistic));
    // numbers from a fitted model say nothing about how the players differ
    again.prior = Optional.of(PlayersPrior.ALONE);
    return again;
  }

  /**
   * Counts the games of the sample again by a fitted model, whose uncertainty is estimated from
   * models fitted on fewer games.
   *
   * @param facts class of the facts kept of each game
   * @param fits counts by each model; those by the other models are needed only for {@link
   *     #replicated} games
   */
  public <T> Totals recount(Class<T> facts, Fits<T> fits) {
    Totals again = recount(facts, fits.own());
    List<Sampled<T>> some = replicated(facts);
    again.refits =
        Optional.of(
            new Refits(
                some.size() == counts.sampled().size() ? again : recount(some, fits.own()),
                recount(some, fits.without()),
                recount(some, fits.halves())));
    return again;
  }

  private <T> List<Totals> recount(
      List<Sampled<T>> games, List<BiConsumer<Sampled<T>, Accumulator>> fits) {
    return fits.parallelStream().map(one -> recount(games, one)).toList();
  }

  /** The games of the sample that are also counted by models fitted on fewer games. */
  public <T> List<Sampled<T>> replicated(Class<T> facts) {
    return sampled(facts).stream().limit(REPLICATED).toList();
  }

  /** A value derived from these totals, computed once and again only after games were added. */
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
   * @param whole one of the wholes given when the part was counted, or the part itself
   */
  public Ratio ratio(Key part, Key whole) {
    return counts
        .sums()
        .ratio(part, whole)
        .among(prior())
        .byModel(refits.map(all -> all.error(part, whole)).orElse(0.0));
  }

  /**
   * The ratio, with value 0, of something that was never counted.
   *
   * @param whole the whole by which it would be divided
   */
  public Ratio none(Key whole) {
    return ratio(Key.of(NEVER), whole);
  }

  /** The share of a part in a whole. */
  public Estimate share(Key part, Key whole) {
    return ratio(part, whole).share();
  }

  /** The rate, 0 or more, of a part per unit of a whole. */
  public Estimate rate(Key part, Key whole) {
    return ratio(part, whole).rate();
  }

  /** The mean of a measure, which may be negative, per unit of a whole. */
  public Estimate mean(Key part, Key whole) {
    return ratio(part, whole).mean();
  }

  /** A part that was counted in fractions, divided by a whole. */
  public Ratio fraction(Key part, Key whole) {
    return ratio(part, whole).times(1.0 / Accumulator.UNIT);
  }
}
