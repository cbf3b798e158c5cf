package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that the rules of a game allow: an order, an option, a kind of unit, an ending.
 *
 * @param name name for display, unique in the game
 * @param rule id of the rule that allows it
 * @param uses how often it was used in a game; empty if the rows needed to tell are missing
 */
public record Allowed(String name, String rule, Function<PlayedGame, OptionalLong> uses) {

  /** Something that is used whenever an event of some kind happens. */
  public static Allowed event(String name, String rule, String event) {
    return new Allowed(
        name, rule, game -> OptionalLong.of(game.summary().getCounts().getOrDefault(event, 0L)));
  }

  /** An ending by a rule, used if the game ended by that condition. */
  public static Allowed ending(String name, String rule, Condition condition) {
    return new Allowed(
        name, rule, game -> OptionalLong.of(Condition.of(game).equals(condition) ? 1 : 0));
  }

  /** A win by a rule, used if a side won by that condition; a draw by it is no use. */
  public static Allowed win(String name, String rule, Condition condition) {
    return new Allowed(
        name,
        rule,
        game ->
            OptionalLong.of(
                Condition.of(game).equals(condition) && game.winner().isPresent() ? 1 : 0));
  }

  /**
   * Something whose uses are rows of a game.
   *
   * @param rows the rows of a game; empty if they are missing
   * @param are whether a row is a use
   * @param <R> type of a row
   */
  public static <R> Allowed rows(
      String name, String rule, Function<PlayedGame, Optional<List<R>>> rows, Predicate<R> are) {
    return new Allowed(
        name,
        rule,
        game ->
            rows.apply(game)
                .map(all -> OptionalLong.of(count(all, are)))
                .orElse(OptionalLong.empty()));
  }

  /** A loop rather than a stream, as a report calls this some thirty times for each game. */
  private static <R> long count(List<R> rows, Predicate<R> are) {
    long count = 0;
    for (R row : rows) {
      count += are.test(row) ? 1 : 0;
    }
    return count;
  }
}
