package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The score at the end: {@code docs/statistics/score.md}. */
public final class Scores {

  /** Id of the table of final scores. */
  public static final String END = "score-at-end";

  static final String PAGE = "score";

  private static final Key KEPT = Key.of("kept");

  private Scores() {}

  /** Losses of winner and loser at the end, by who won and how; no rows without a score. */
  public static Statistic atEnd() {
    return new Statistic(END, Scores::countEnd, Scores::endTable);
  }

  private static void countEnd(PlayedGame game, Accumulator counts) {
    kept(game, counts);
    for (String winner : game.winner().stream().toList()) {
      for (String condition : List.of(GameLength.ANY, Condition.of(game).label())) {
        counts.measure(Key.of("winner", winner, condition), game.losses(winner));
        counts.measure(Key.of("loser", winner, condition), game.losses(game.enemy(winner)));
      }
    }
  }

  private static void kept(PlayedGame game, Accumulator counts) {
    counts.add(KEPT, game.curve().isEmpty() ? 0 : 1);
  }

  private static Table endTable(Totals totals) {
    List<String> conditions = new ArrayList<>(List.of(GameLength.ANY));
    WinConditions.conditions(totals.parts(2, "winner"))
        .forEach(condition -> conditions.add(condition.label()));
    List<RowTotals> rows = totals.rows(totals.sides(), conditions);
    return new TableBuilder<RowTotals>(END, "Score at the end")
        .text("winner", row -> row.part(0))
        .text("condition", row -> row.part(1))
        .count("games", "games", row -> totals.observed(row.key("winner")).n())
        .estimate("winner_losses", "points", row -> totals.median(row.key("winner")))
        .estimate("loser_losses", "points", row -> totals.median(row.key("loser")))
        .estimatesNote("Medians of the points that each side had lost. Woodruff's intervals.")
        .definedIn(PAGE)
        .of(totals.count(KEPT) == 0 ? List.of() : rows);
  }
}
