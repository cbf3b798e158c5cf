package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;

/**
 * Counts and estimates over the rows of one class (attacks, units, cards …) of all games of a set;
 * intervals by bootstrap over games.
 *
 * @param <T> class of a row
 */
public final class RowSet<T> {

  private final GameSet set;
  private final Function<PlayedGame, List<T>> rows;
  private final double[] games;

  private RowSet(GameSet set, Function<PlayedGame, List<T>> rows, double[] games) {
    this.set = set;
    this.rows = rows;
    this.games = games;
  }

  /**
   * The rows of a set of games.
   *
   * @param set the games
   * @param type class of the own rows of a game
   * @param rows the list in them
   */
  public static <K, T> RowSet<T> of(GameSet set, Class<K> type, Function<K, List<T>> rows) {
    return new RowSet<>(set, game -> game.own(type).map(rows).orElse(List.of()), set.having(type));
  }

  /** The rows of a game; none if it has no rows of this class. */
  public List<T> in(PlayedGame game) {
    return rows.apply(game);
  }

  /** How many rows of a game fit. */
  public long count(PlayedGame game, Predicate<T> wanted) {
    return in(game).stream().filter(wanted).count();
  }

  /** A number summed over the rows that fit, for each game. */
  public double[] sums(Predicate<T> wanted, ToDoubleFunction<T> value) {
    return set.each(game -> in(game).stream().filter(wanted).mapToDouble(value).sum());
  }

  /** How many rows fit, for each game. */
  public double[] counts(Predicate<T> wanted) {
    return set.each(game -> count(game, wanted));
  }

  /** How many rows fit in all games. */
  public long count(Predicate<T> wanted) {
    return (long) Arrays.stream(counts(wanted)).sum();
  }

  /** In how many games a row fits. */
  public long games(Predicate<T> wanted) {
    return set.count(game -> in(game).stream().anyMatch(wanted));
  }

  /** The share of a part in a whole, over rows. */
  public Estimate share(Predicate<T> part, Predicate<T> whole) {
    return set.bootstrap().share(counts(part.and(whole)), counts(whole));
  }

  /** The mean of a number over the rows that fit. */
  public Estimate mean(ToDoubleFunction<T> value, Predicate<T> wanted) {
    return set.bootstrap().ratio(sums(wanted, value), counts(wanted));
  }

  /** How many rows fit in a game, on average over the games that have such rows. */
  public Estimate perGame(Predicate<T> wanted) {
    return set.bootstrap().ratio(counts(wanted), games);
  }

  /** The different values of a property, in the order in which they first occur. */
  public List<String> distinct(Function<T, String> property) {
    return set.games().stream()
        .flatMap(game -> in(game).stream())
        .map(property)
        .distinct()
        .toList();
  }
}
