package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Final scores as the tag Score gives them: {@code docs/statistics/recorded-games.md}. */
final class FinalScores {

  static final String ID = "final-scores";

  private static final Pattern PAIR = Pattern.compile("(-?[0-9]{1,6})\\s*[-:–]\\s*(-?[0-9]{1,6})");
  private static final Pattern ONE = Pattern.compile("[+-]?[0-9]{1,6}");
  private static final String SCORE = "score";

  private FinalScores() {}

  static Statistic statistic() {
    return new Statistic(ID, FinalScores::count, FinalScores::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    String score = game.summary().getRecorded().getOrDefault("Score", "").strip();
    String winner = game.winner().orElse(game.drawn() ? "draw" : "nobody");
    Matcher pair = PAIR.matcher(score);
    if (pair.matches()) {
      List<String> sides = game.summary().getSides();
      int first = Integer.parseInt(pair.group(1));
      int second = Integer.parseInt(pair.group(2));
      counts.measure(Key.of(SCORE, winner, sides.get(0)), first);
      counts.measure(Key.of(SCORE, winner, sides.get(1)), second);
      counts.measure(Key.of(SCORE, winner, "difference"), Math.abs(first - second));
    } else if (ONE.matcher(score).matches()) {
      counts.measure(Key.of(SCORE, winner, "score"), Integer.parseInt(score));
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
