package org.wardiary.analytics.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.wardiary.analytics.study.Balance;

/**
 * What a change of rules is made for: the main questions of a comparison, in the order in which
 * they are answered, each with the rows that answer it. Which rows these are does not depend on
 * what happened in the games.
 */
public enum RuleQuestion {
  /** How often the first-named side wins; the other side has the rest. */
  BALANCE(
      "Balance",
      List.of("balance-adjusted", "balance-win-rate"),
      (table, row) -> first(table, Balance.EITHER).filter(row::equals).isPresent()),
  /** How often the side that moves first wins. */
  FIRST_MOVE(
      "First move",
      List.of("balance-adjusted", "balance-win-rate"),
      (table, row) -> row.of().contains(Balance.FIRST_MOVER)),
  /** How many turns games last. */
  LENGTH(
      "Length",
      List.of("game-length"),
      (table, row) -> row.of().contains("turns") && row.of().contains("any")),
  /** By which conditions games are won. */
  ENDINGS(
      "How games are won", List.of("win-conditions"), (table, row) -> row.of().contains("either")),
  /** How many decisions the sides make. */
  DECISIONS("Decisions", List.of("choices-per-game"), (table, row) -> true),
  /** How often the flank is attacked, or two attack one. */
  FLANKS(
      "Flank attacks",
      List.of("attack-rates-per-game", "two-against-one-per-game"),
      (table, row) ->
          row.of().equals(List.of("both", "flank")) || row.of().contains("2 against 1")),
  /** What both sides lose. */
  LOSSES(
      "Losses",
      List.of("score-at-end-winner-losses", "score-at-end-loser-losses"),
      (table, row) -> row.of().contains("any"));

  private final String label;
  private final List<String> tables;
  private final BiPredicate<ComparedTable, ComparedRow> answers;

  RuleQuestion(String label, List<String> tables, BiPredicate<ComparedTable, ComparedRow> answers) {
    this.label = label;
    this.tables = tables;
    this.answers = answers;
  }

  /** The first row of a table whose texts contain this one, if it has one. */
  private static Optional<ComparedRow> first(ComparedTable table, String text) {
    return table.rows().stream().filter(row -> row.of().contains(text)).findFirst();
  }

  /** The question that a row answers, if it is a main one. */
  static Optional<RuleQuestion> of(ComparedTable table, ComparedRow row) {
    return Arrays.stream(values())
        .filter(question -> question.tables.contains(table.id()))
        .filter(question -> question.answers.test(table, row))
        .findFirst();
  }

  /** What it is about, for display. */
  public String label() {
    return label;
  }
}
