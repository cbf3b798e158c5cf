package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that the rules of a game allow: an order, an option, a kind of unit, an ending.
 *
 * @param name name for people, unique in its game
 * @param rule id of the rule that allows it
 * @param uses how often it came about in a game; nothing where the rows that tell it are missing
 */
public record Allowed(String name, String rule, Function<PlayedGame, OptionalLong> uses) {

  /** Something that a kind of event tells of. */
  public static Allowed event(String name, String rule, String event) {
    return new Allowed(
        name, rule, game -> OptionalLong.of(game.summary().getCounts().getOrDefault(event, 0L)));
  }

  /** An ending by a rule. */
  public static Allowed ending(String name, String rule, Condition condition) {
    return new Allowed(
        name, rule, game -> OptionalLong.of(Condition.of(game).equals(condition) ? 1 : 0));
  }

  /**
   * Something that rows of a game tell of.
   *
   * @param rows a game's rows, nothing where there are none
   * @param are whether a row tells of it
   * @param <R> the rows
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

  /** A loop and no stream: a report asks this some thirty times of each game. */
  private static <R> long count(List<R> rows, Predicate<R> are) {
    long count = 0;
    for (R row : rows) {
      count += are.test(row) ? 1 : 0;
    }
    return count;
  }
}
