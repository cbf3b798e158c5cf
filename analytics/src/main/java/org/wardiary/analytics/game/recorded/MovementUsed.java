package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedMovement;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** How much of their allowance units that move use: {@code docs/statistics/recorded-games.md}. */
final class MovementUsed {

  static final String ID = "movement-used";

  private static final String MOVERS = "movers";
  private static final String POINTS = "points";
  private static final String ALLOWANCE = "allowance";

  private MovementUsed() {}

  static Statistic statistic(GameInfo info) {
    return new Statistic(ID, MovementUsed::count, totals -> table(totals, info));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    List<RecordedMovement> rows =
        game.own(RecordedRows.class).map(RecordedRows::getMovement).orElse(List.of());
    for (RecordedMovement row : rows) {
      for (String who : Whose.andAny(game, row.getSide())) {
        Stream.of(RecordedStudy.ANY, row.getKind())
            .distinct()
            .filter(kind -> !kind.isEmpty())
            .forEach(kind -> count(row, who, kind, counts));
      }
    }
  }

  private static void count(RecordedMovement row, String who, String kind, Accumulator counts) {
    Key allowance = Key.of(ALLOWANCE, who, kind);
    counts
        .add(Key.of(MOVERS, who, kind), row.getMovers())
        .addFraction(allowance, row.getAllowance())
        .addFraction(Key.of(POINTS, who, kind), row.getPoints(), allowance);
  }

  private static Estimate used(RowTotals row) {
    return Whose.about(row.ratio(POINTS, ALLOWANCE), row.part(0)).mean();
  }

  private static Table table(Totals totals, GameInfo info) {
    return new TableBuilder<RowTotals>(ID, "Movement used by units that move")
        .text("who", row -> row.part(0))
        .text("kind", row -> info.kind(row.part(1)))
        .count(MOVERS, "units", row -> row.count(MOVERS))
        .number(POINTS, "points of movement", row -> row.sum(POINTS))
        .number(ALLOWANCE, "points of movement", row -> row.sum(ALLOWANCE))
        .estimate("used", Column.SHARE, MovementUsed::used)
        .estimatesNote(
            "Units that moved, once for each phase in which they did, where a rule of the game file"
                + " gives their allowance. Used: points that the moves cost, of the allowance; of a"
                + " move whose path is not written, by the cheapest way. Units that stood still are"
                + " not counted.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(MOVERS).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .sorted(Whose.order(0))
                .toList());
  }
}
