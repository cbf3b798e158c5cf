package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/**
 * What the rules allow, and in how many games it was used: {@code docs/statistics/rules-used.md}.
 */
public final class RulesUsed {

  /** Id of the table. */
  public static final String ID = "rules-used";

  /** Something is hardly ever used if it is in a smaller share of the games than this. */
  private static final double HARDLY = 0.05;

  /** What so many games never used tells something of the design. */
  private static final long MANY = 100;

  /** So many games use at least once, 95 times of 100, what one in 20 does. */
  private static final int ONE_IN_TWENTY = 59;

  private static final Collector<CharSequence, ?, String> JOINED = Collectors.joining(", ");

  private final List<Row> rows;

  private RulesUsed(List<Allowed> allowed) {
    rows = allowed.stream().map(Row::of).toList();
  }

  /** A row of the table, with the keys of its numbers, which are made once for all games. */
  private record Row(Allowed allowed, Key games, Key used, Key uses) {

    static Row of(Allowed allowed) {
      return new Row(
          allowed, RulesUsed.games(allowed), RulesUsed.used(allowed), RulesUsed.uses(allowed));
    }

    void count(PlayedGame game, Accumulator counts) {
      OptionalLong uses = allowed.uses().apply(game);
      if (uses.isPresent()) {
        counts
            .add(games, 1)
            .add(used, uses.getAsLong() > 0 ? 1 : 0, games)
            .add(this.uses, uses.getAsLong(), games);
      }
    }
  }

  /** The statistic of what a game's rules allow, with rows in the given order. */
  public static Statistic statistic(List<Allowed> allowed) {
    RulesUsed used = new RulesUsed(allowed);
    return new Statistic(ID, used::count, used::table);
  }

  private static Key games(Allowed allowed) {
    return Key.of("games", allowed.name());
  }

  private static Key used(Allowed allowed) {
    return Key.of("used", allowed.name());
  }

  private static Key uses(Allowed allowed) {
    return Key.of("uses", allowed.name());
  }

  private void count(PlayedGame game, Accumulator counts) {
    for (Row row : rows) {
      row.count(game, counts);
    }
  }

  private Table table(Totals totals) {
    return new TableBuilder<Row>(ID, "What the rules allow, and how often it is used")
        .text("option", row -> row.allowed().name())
        .text("rule", row -> row.allowed().rule())
        .count("games", "games", row -> totals.count(row.games()))
        .count("used_in", "games", row -> totals.count(row.used()))
        .share("share", row -> totals.share(row.used(), row.games()))
        .estimate("per_game", "uses per game", row -> totals.rate(row.uses(), row.games()))
        .estimatesNote(
            "Used in: games in which it came about at least once, of both sides together. Where"
                + " that is none, the upper bound says in how many of such games it may yet be"
                + " used.")
        .of(rows.stream().filter(row -> totals.count(row.games()) > 0).toList());
  }

  /** What was never used and what was hardly ever used; empty if there are too few games. */
  public static List<Finding> findings(Study study, List<Allowed> allowed) {
    return study.totals(ID).map(totals -> findings(totals, allowed)).orElse(List.of());
  }

  private static List<Finding> findings(Totals totals, List<Allowed> allowed) {
    List<Finding> findings = new ArrayList<>();
    List<Allowed> shown =
        allowed.stream().filter(one -> totals.share(used(one), games(one)).shown()).toList();
    never(totals, shown).ifPresent(findings::add);
    hardly(totals, shown).ifPresent(findings::add);
    if (findings.isEmpty() && !shown.isEmpty()) {
      String text =
          Text.of(
              "None: each of %d was used, in at least %s of the games.",
              shown.size(), Phrases.percent(HARDLY));
      findings.add(new Finding(ID, Finding.Kind.ANSWER, text));
    }
    return findings;
  }

  private static Optional<Finding> never(Totals totals, List<Allowed> shown) {
    List<Allowed> never = shown.stream().filter(one -> totals.count(used(one)) == 0).toList();
    if (never.isEmpty()) {
      return Optional.empty();
    }
    long games = never.stream().mapToLong(one -> totals.count(games(one))).min().orElseThrow();
    double most =
        never.stream()
            .mapToDouble(one -> totals.share(used(one), games(one)).interval().high())
            .max()
            .orElseThrow();
    String text =
        "Never used in "
            + Text.count(games, "game")
            + ": "
            + never.stream().map(one -> Text.of("%s (%s)", one.name(), one.rule())).collect(JOINED)
            + ". Had one of them been used in more than "
            + Phrases.percent(most)
            + " of such games, that would have shown.";
    return Optional.of(
        new Finding(ID, games < MANY ? Finding.Kind.ANSWER : Finding.Kind.TELLING, text)
            .next(
                Text.of(
                    "What is never used might be left out, which takes no games, or made worth"
                        + " using, which %d games would show if one in 20 had it: %s.",
                    ONE_IN_TWENTY, never.stream().map(Allowed::name).collect(JOINED))));
  }

  private static Optional<Finding> hardly(Totals totals, List<Allowed> shown) {
    List<Allowed> hardly =
        shown.stream()
            .filter(one -> totals.count(used(one)) > 0)
            .filter(one -> totals.share(used(one), games(one)).value() < HARDLY)
            .toList();
    return hardly.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                ID,
                Finding.Kind.ANSWER,
                Text.of("Hardly ever used, in less than %s of the games: ", Phrases.percent(HARDLY))
                    + hardly.stream()
                        .map(
                            one ->
                                Text.of(
                                    "%s (%s, in %s of %s)",
                                    one.name(),
                                    one.rule(),
                                    totals.count(used(one)),
                                    Text.count(totals.count(games(one)), "game")))
                        .collect(JOINED)
                    + "."));
  }
}
