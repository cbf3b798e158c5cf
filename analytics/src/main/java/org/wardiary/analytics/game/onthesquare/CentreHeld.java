package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** Which side held the centre when: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class CentreHeld {

  /** Id of the table by turn. */
  public static final String ID = "centre-turns";

  /** Id of the table by side. */
  public static final String HOLDS = "centre-holds";

  private CentreHeld() {}

  /** Turn by turn: sectors of the centre that each side occupies, and which side holds it. */
  static Statistic turns() {
    return new Statistic(ID, CentreHeld::countTurns, CentreHeld::turns);
  }

  private static List<CentreTurn> centre(PlayedGame game) {
    return Engagements.in(game).map(EngagementRows::getCentre).orElse(List.of());
  }

  private static void countTurns(PlayedGame game, Accumulator counts) {
    List<CentreTurn> centre = centre(game);
    for (int turn = 1; turn <= centre.size(); turn++) {
      CentreTurn end = centre.get(turn - 1);
      Key games = lasting(String.valueOf(turn));
      counts.add(games, 1);
      for (String side : game.summary().getSides()) {
        int sectors = game.index(side) == 0 ? end.getFirst() : end.getSecond();
        counts.add(at("sectors", turn, side), sectors, games);
        counts.add(at("held", turn, side), end.getHolder().equals(side) ? 1 : 0, games);
      }
    }
  }

  private static Key at(String what, int turn, String side) {
    return Key.of(what, String.valueOf(turn), side);
  }

  private static Table turns(Totals totals) {
    List<RowTotals> rows = new ArrayList<>();
    for (String side : totals.sides()) {
      for (int turn = 1; totals.count(lasting(String.valueOf(turn))) >= Estimate.FEWEST; turn++) {
        rows.add(totals.row(String.valueOf(turn), side));
      }
    }
    return new TableBuilder<RowTotals>(ID, "The centre, turn by turn")
        .text("side", row -> row.part(1))
        .number("turn", "turn", row -> Integer.parseInt(row.part(0)))
        .count("games", "games", row -> totals.count(lasting(row.part(0))))
        .estimate("sectors", "sectors", row -> row.rate("sectors", lasting(row.part(0))))
        .share("held", row -> row.share("held", lasting(row.part(0))))
        .estimatesNote(
            "At the end of the turn: sectors of the centre, of four, that unboxed parts of the"
                + " side stand on (mean), and the share of games in which it holds the centre:"
                + " by the standard rules all four (WS-10.1). A game counts as long as it"
                + " lasts, and a turn is shown while at least "
                + Estimate.FEWEST
                + " games last.")
        .definedIn(OrdersGiven.PAGE)
        .of(rows);
  }

  /** Key of the games that lasted to a turn. */
  private static Key lasting(String turn) {
    return Key.of("games", turn);
  }

  /** By side: in how many games it held the centre, and how often it then kept it. */
  static Statistic holds() {
    return new Statistic(HOLDS, CentreHeld::countHolds, CentreHeld::holds);
  }

  private static void countHolds(PlayedGame game, Accumulator counts) {
    if (Engagements.in(game).isEmpty()) {
      return;
    }
    counts.add(Accumulator.GAMES, 1);
    for (String side : game.summary().getSides()) {
      int holds = 0;
      int kept = 0;
      int turns = 0;
      for (CentreTurn turn : centre(game)) {
        turns = turn.getHolder().equals(side) ? turns + 1 : 0;
        holds += turns == 1 ? 1 : 0;
        kept += turns == 2 ? 1 : 0;
      }
      counts
          .add(Key.of("held", side), holds > 0 ? 1 : 0, Accumulator.GAMES)
          .add(Key.of("holds", side), holds)
          .add(Key.of("kept", side), kept, Key.of("holds", side));
    }
  }

  private static Table holds(Totals totals) {
    return new TableBuilder<RowTotals>(HOLDS, "The centre held and lost again")
        .text("side", row -> row.part(0))
        .count("games", "games", row -> totals.count(Accumulator.GAMES))
        .share("held", row -> row.share("held", Accumulator.GAMES))
        .count("holds", "holds", row -> row.count("holds"))
        .share("kept", row -> row.share("kept", "holds"))
        .estimatesNote(
            "Held: share of games in which the side held the centre at the end of a turn at"
                + " all. A hold: a turn at whose end it held the centre and had not before;"
                + " kept: it held it at the next turn's end too, which wins by the standard"
                + " rules (WS-10.1).")
        .definedIn(OrdersGiven.PAGE)
        .of(totals.rows(totals.sides()));
  }
}
