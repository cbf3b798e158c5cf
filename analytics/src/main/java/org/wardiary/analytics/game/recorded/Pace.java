package org.wardiary.analytics.game.recorded;

import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedTurn;

/** How much is done in each game turn: {@code docs/statistics/recorded-games.md}. */
final class Pace {

  static final String ID = "pace";

  private static final String GAMES = "games";
  private static final List<String> MEASURES = List.of("statements", "moves", "attacks");

  private Pace() {}

  static Statistic statistic() {
    return new Statistic(ID, Pace::count, Pace::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    List<RecordedTurn> turns =
        game.own(RecordedRows.class).map(RecordedRows::getTurns).orElse(List.of());
    for (RecordedTurn turn : turns) {
      String number = String.valueOf(turn.getTurn());
      Key games = Key.of(GAMES, number);
      counts
          .add(games, 1)
          .add(Key.of("statements", number), turn.getStatements(), games)
          .add(Key.of("moves", number), turn.getMoves(), games)
          .add(Key.of("attacks", number), turn.getAttacks(), games);
    }
  }

  private static Table table(Totals totals) {
    TableBuilder<RowTotals> table =
        new TableBuilder<RowTotals>(ID, "Pace of the game")
            .count("turn", "number", row -> Long.parseLong(row.part(0)))
            .count("games", "games", row -> row.count(GAMES));
    for (String measure : MEASURES) {
      table.estimate(measure, measure + " per turn", row -> row.rate(measure, GAMES));
    }
    return table
        .estimatesNote(
            "Statements by which something was done, in the games in which anything was done in"
                + " that turn; turn 0 is the set-up.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.parts(1, GAMES).stream()
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .map(turn -> totals.row(turn))
                .toList());
  }
}
