package org.wardiary.analytics.game.recorded;

import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Results by the value of a tag: {@code docs/statistics/recorded-games.md}.
 *
 * @param id id of the table
 * @param tag name of the tag
 * @param title title of the table
 */
record TagResults(String id, String tag, String title) {

  private static final String GAMES = "games";
  private static final String DECIDED = "decided";
  private static final String WINS = "wins";

  static Statistic statistic(String id, String tag, String title) {
    TagResults results = new TagResults(id, tag, title);
    return new Statistic(id, results::count, results::table);
  }

  private void count(PlayedGame game, Accumulator counts) {
    String value = game.summary().getRecorded().getOrDefault(tag, "");
    if (!value.isEmpty()) {
      Key decided = Key.of(DECIDED, value);
      boolean won = game.won(game.summary().getSides().get(0));
      counts
          .add(Key.of(GAMES, value), 1)
          .add(decided, game.decided() ? 1 : 0)
          .add(Key.of(WINS, value), won ? 1 : 0, decided);
    }
  }

  private Table table(Totals totals) {
    return new TableBuilder<RowTotals>(id, title)
        .text("value", row -> row.part(0))
        .count("games", "games", row -> row.count(GAMES))
        .count("decided", "games", row -> row.count(DECIDED))
        .count("wins", "games", row -> row.count(WINS))
        .share("win_rate", row -> row.share(WINS, DECIDED))
        .estimatesNote(
            "Games by their tag "
                + tag
                + "; games without it are left out. Wins and win rate: of the first-named side,"
                + " of games that somebody won.")
        .definedIn(RecordedStudy.PAGE)
        .of(totals.parts(1, GAMES).stream().map(value -> totals.row(value)).toList());
  }
}
