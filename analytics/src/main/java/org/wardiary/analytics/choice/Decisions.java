package org.wardiary.analytics.choice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Totals;
import org.wardiary.projector.view.DecisionCount;
import org.wardiary.projector.view.DecisionRows;

/** One sort of decisions: those in a question, by one side or both. */
record Decisions(String question, String who) {

  static final String DECISIONS = "decisions";
  static final String BOTH = "both";

  private static final String FORCED = "forced";
  private static final String LEGAL = "legal";
  private static final String LOGS = "logs";
  private static final String MORE = "more";
  private static final String COMPARED = "compared";

  /** The decisions of both sides. */
  static Decisions of(String question) {
    return new Decisions(question, BOTH);
  }

  /** Numbers of one game. */
  private static final class Numbers {
    private long decisions;
    private long forced;
    private long legal;
    private double logs;

    void add(DecisionCount row) {
      decisions += row.getDecisions();
      forced += row.getForced();
      legal += row.getChoices();
      logs += row.getLogs();
    }

    void add(Numbers that) {
      decisions += that.decisions;
      forced += that.forced;
      legal += that.legal;
      logs += that.logs;
    }

    double meanLog() {
      return logs / decisions;
    }
  }

  /** Counts a game, if its decisions are known. */
  static void count(PlayedGame game, Accumulator counts) {
    game.own(DecisionRows.class).ifPresent(rows -> count(game, rows.getRows(), counts));
  }

  private static void count(PlayedGame game, List<DecisionCount> rows, Accumulator counts) {
    counts.add(Accumulator.GAMES, 1);
    Map<Decisions, Numbers> sides = new LinkedHashMap<>();
    for (DecisionCount row : rows) {
      numbers(sides, new Decisions(row.getQuestion(), row.getSide())).add(row);
    }
    Map<Decisions, Numbers> together = new LinkedHashMap<>();
    sides.forEach(
        (sort, numbers) -> {
          numbers(together, of(sort.question)).add(numbers);
          numbers(together, of(Phases.ANY)).add(numbers);
          numbers(together, new Decisions(Phases.ANY, sort.who)).add(numbers);
        });
    sides.putAll(together);
    sides.forEach((sort, numbers) -> sort.count(numbers, counts));
    compare(game.summary().getSides(), sides, counts);
  }

  private static Numbers numbers(Map<Decisions, Numbers> all, Decisions sort) {
    return all.computeIfAbsent(sort, none -> new Numbers());
  }

  private void count(Numbers numbers, Accumulator counts) {
    Key decisions = key(DECISIONS);
    counts
        .add(decisions, numbers.decisions, Accumulator.GAMES)
        .add(key(FORCED), numbers.forced, decisions)
        .add(key(LEGAL), numbers.legal, decisions)
        .addFraction(key(LOGS), numbers.logs, decisions);
  }

  /** Counts how much more the first-named side had to choose from in the same game. */
  private static void compare(List<String> sides, Map<Decisions, Numbers> all, Accumulator counts) {
    for (Decisions first : List.copyOf(all.keySet())) {
      if (first.who.equals(sides.get(0))) {
        Optional.ofNullable(all.get(new Decisions(first.question, sides.get(1))))
            .ifPresent(
                second ->
                    counts
                        .add(first.compared(), 1)
                        .addFraction(
                            first.more(),
                            all.get(first).meanLog() - second.meanLog(),
                            first.compared()));
      }
    }
  }

  private Key key(String what) {
    return Key.of(what, question, who);
  }

  private Key compared() {
    return Key.of(COMPARED, question);
  }

  private Key more() {
    return Key.of(MORE, question);
  }

  /** Whether there were any such decisions. */
  boolean any(Totals totals) {
    return decisions(totals) > 0;
  }

  long decisions(Totals totals) {
    return totals.count(key(DECISIONS));
  }

  /** Number of games with such decisions. */
  long games(Totals totals) {
    return totals.games(key(DECISIONS));
  }

  /** Decisions per game. */
  Estimate perGame(Totals totals) {
    return totals.rate(key(DECISIONS), Accumulator.GAMES);
  }

  /** Share of the decisions in which only one answer was legal. */
  Estimate forced(Totals totals) {
    return totals.share(key(FORCED), key(DECISIONS));
  }

  /** Mean number of legal answers per decision. */
  Estimate legal(Totals totals) {
    return totals.rate(key(LEGAL), key(DECISIONS));
  }

  /** Geometric mean of the numbers of legal answers. */
  Estimate branching(Totals totals) {
    return exp(totals.fraction(key(LOGS), key(DECISIONS)).mean());
  }

  /** Mean over the games of the first-named side's mean logarithm less the other side's. */
  Ratio difference(Totals totals) {
    return totals.fraction(more(), compared());
  }

  /** Converts an estimate of a logarithm to one of the number itself. */
  static Estimate exp(Estimate log) {
    Interval interval =
        new Interval(Math.exp(log.interval().low()), Math.exp(log.interval().high()));
    return log.shown() ? Estimate.of(Math.exp(log.value()), interval, log.n()) : log.plain();
  }
}
