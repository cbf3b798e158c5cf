package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
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
      Key games = Key.of("games", String.valueOf(turn));
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
    TableBuilder table =
        new TableBuilder(ID, "The centre, turn by turn")
            .text("side")
            .number("turn", "turn")
            .count("games", "games")
            .estimate("sectors", "sectors")
            .share("held")
            .note(
                "At the end of the turn: sectors of the centre, of four, that unboxed parts of the"
                    + " side stand on (mean), and the share of games in which it holds the centre:"
                    + " by the standard rules all four (WS-10.1). A game counts as long as it"
                    + " lasts, and a turn is shown while at least "
                    + Estimate.FEWEST
                    + " games last. "
                    + Estimate.NOTE)
            .definedIn(OrdersGiven.PAGE);
    for (String side : totals.sides()) {
      for (int turn = 1; lasting(totals, turn) >= Estimate.FEWEST; turn++) {
        Key games = Key.of("games", String.valueOf(turn));
        table
            .row(side)
            .number(turn)
            .count(lasting(totals, turn))
            .estimate(totals.rate(at("sectors", turn, side), games))
            .estimate(totals.share(at("held", turn, side), games))
            .end();
      }
    }
    return table.build();
  }

  private static long lasting(Totals totals, int turn) {
    return totals.count(Key.of("games", String.valueOf(turn)));
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
    TableBuilder table =
        new TableBuilder(HOLDS, "The centre held and lost again")
            .text("side")
            .count("games", "games")
            .share("held")
            .count("holds", "holds")
            .share("kept")
            .note(
                "Held: share of games in which the side held the centre at the end of a turn at"
                    + " all. A hold: a turn at whose end it held the centre and had not before;"
                    + " kept: it held it at the next turn's end too, which wins by the standard"
                    + " rules (WS-10.1). "
                    + Estimate.NOTE)
            .definedIn(OrdersGiven.PAGE);
    for (String side : totals.sides()) {
      Key holds = Key.of("holds", side);
      table
          .row(side)
          .count(totals.count(Accumulator.GAMES))
          .estimate(totals.share(Key.of("held", side), Accumulator.GAMES))
          .count(totals.count(holds))
          .estimate(totals.share(Key.of("kept", side), holds))
          .end();
    }
    return table.build();
  }
}
