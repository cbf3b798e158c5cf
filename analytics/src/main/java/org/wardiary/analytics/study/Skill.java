package org.wardiary.analytics.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.ladder.Elo;
import org.wardiary.analytics.strength.PlayersSpread;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** How much of the results is explained by who plays: {@code docs/statistics/strength.md}. */
public final class Skill {

  /** Id of the table. */
  public static final String ID = "skill";

  private static final int FEWEST_PLAYERS = 4;

  private Skill() {}

  /** How much players differ, how often the stronger one wins, and what that explains. */
  public static Statistic statistic() {
    return new Statistic(ID, (game, counts) -> {}, Skill::table);
  }

  private static Table table(Totals totals) {
    Strengths strengths = totals.strengths();
    long games = games(strengths);
    boolean enough = games >= Estimate.FEWEST && strengths.known() >= FEWEST_PLAYERS;
    return new TableBuilder<PlayersSpread>(ID, "Skill and chance")
        .count("players", "players", spread -> strengths.known())
        .count("games", "games", spread -> games)
        .estimate("spread", "Elo", spread -> estimate(spread, Elo::ofLogit, games))
        .share("stronger_wins", spread -> estimate(spread, PlayersSpread::strongerWins, games))
        .share("explained", spread -> estimate(spread, PlayersSpread::explained, games))
        .note(
            "Spread: standard deviation of the players' strengths. Stronger wins: how often the"
                + " stronger of two such players wins, of games that somebody wins, sides and"
                + " first turn even. Explained: share of the variance of such results that goes"
                + " with who plays; the rest is chance, or what no strength tells. It is about"
                + " players like these: where all are alike, everything looks like chance.")
        .definedIn(StrengthTable.ID)
        .of(enough ? List.of(strengths.spread()) : List.of());
  }

  /** How often the stronger of two players wins, in a sentence; empty if that is not known. */
  static Optional<Finding> finding(Totals totals) {
    return table(totals).rows().stream()
        .findFirst()
        .flatMap(row -> row.estimate("stronger_wins"))
        .filter(Estimate::shown)
        .map(
            wins ->
                new Finding(
                    ID,
                    Text.of(
                        "The stronger of two such players wins %s of the games that somebody wins"
                            + " (%s).",
                        Phrases.percent(wins.value()), Phrases.percentInterval(wins))));
  }

  private static long games(Strengths strengths) {
    return strengths.encounters().results().entrySet().stream()
        .filter(entry -> entry.getKey().betweenTwo())
        .map(Map.Entry::getValue)
        .mapToLong(results -> results.first() + results.second() + results.draws())
        .sum();
  }

  /** The estimate of an increasing function of the spread. */
  private static Estimate estimate(PlayersSpread spread, DoubleUnaryOperator what, long games) {
    Interval interval = spread.interval();
    return Estimate.of(
        what.applyAsDouble(spread.median()),
        new Interval(what.applyAsDouble(interval.low()), what.applyAsDouble(interval.high())),
        games);
  }
}
