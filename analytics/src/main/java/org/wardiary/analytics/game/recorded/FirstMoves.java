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
import org.wardiary.projector.game.recorded.view.RecordedFirst;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** Set-ups and first moves, and how often they win: {@code docs/statistics/recorded-games.md}. */
final class FirstMoves {

  static final String ID = "first-moves";

  private static final String GAMES = "games";
  private static final String DECIDED = "decided";
  private static final String WINS = "wins";
  private static final int FEWEST = 2;

  private FirstMoves() {}

  static Statistic statistic() {
    return new Statistic(ID, FirstMoves::count, FirstMoves::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    List<RecordedFirst> firsts =
        game.own(RecordedRows.class).map(RecordedRows::getFirsts).orElse(List.of());
    for (RecordedFirst first : firsts) {
      String side = first.getSide();
      String sort = first.getNumber() == 0 ? "set-up" : "move " + first.getNumber();
      Key decided = Key.of(DECIDED, side, sort, first.getStatement());
      counts
          .add(Key.of(GAMES, side, sort, first.getStatement()), 1)
          .add(decided, game.decided() ? 1 : 0)
          .add(Key.of(WINS, side, sort, first.getStatement()), game.won(side) ? 1 : 0, decided);
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Set-ups and first moves")
        .text("side", row -> row.part(0))
        .text("sort", row -> row.part(1))
        .text("statement", row -> row.part(2))
        .count("games", "games", row -> row.games(GAMES))
        .count("decided", "games", row -> row.count(DECIDED))
        .count("wins", "games", row -> row.count(WINS))
        .share("win_rate", row -> row.share(WINS, DECIDED))
        .estimatesNote(
            "Units placed before the first turn, and the first three moves of each side, those of"
                + " two games or more. Win rate: of the games that somebody won.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(GAMES).stream()
                .filter(key -> totals.games(key) >= FEWEST)
                .map(key -> totals.row(key.part(1), key.part(2), key.part(3)))
                .toList());
  }
}
