package org.wardiary.analytics.game.recorded;

import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.recorded.RecordedTags;

/** Final scores as the tag Score gives them: {@code docs/statistics/recorded-games.md}. */
final class FinalScores {

  static final String ID = "final-scores";

  private static final String SCORE = "score";

  private FinalScores() {}

  static Statistic statistic() {
    return new Statistic(ID, FinalScores::count, FinalScores::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    List<Integer> score =
        RecordedTags.score(game.summary().getRecorded().getOrDefault(RecordedTags.SCORE, ""));
    String winner = game.winner().orElse(game.drawn() ? "draw" : "nobody");
    if (score.size() == 2) {
      List<String> sides = game.summary().getSides();
      counts.measure(Key.of(SCORE, winner, sides.get(0)), score.get(0));
      counts.measure(Key.of(SCORE, winner, sides.get(1)), score.get(1));
      counts.measure(Key.of(SCORE, winner, "difference"), Math.abs(score.get(0) - score.get(1)));
    } else if (score.size() == 1) {
      counts.measure(Key.of(SCORE, winner, "score"), score.get(0));
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Final scores")
        .text("winner", row -> row.part(0))
        .text("of", row -> row.part(1))
        .count("games", "games", row -> totals.observed(row.key(SCORE)).n())
        .number("lowest", "points", row -> totals.observed(row.key(SCORE)).quantile(0))
        .estimate("median", "points", row -> totals.median(row.key(SCORE)))
        .number("highest", "points", row -> totals.observed(row.key(SCORE)).quantile(1))
        .estimatesNote(
            "Scores of the tag Score where it is a number or two, the first-named side's first."
                + " Median: Woodruff's interval.")
        .definedIn(RecordedStudy.PAGE)
        .of(totals.keys(SCORE).stream().map(key -> totals.row(key.part(1), key.part(2))).toList());
  }
}
