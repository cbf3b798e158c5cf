package org.wardiary.analytics.game.onthesquare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Who held the centre when: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class CentreHeld {

  /** Id of the table by turn. */
  public static final String ID = "centre-turns";

  /** Id of the table by side. */
  public static final String HOLDS = "centre-holds";

  private CentreHeld() {}

  /** Turn by turn: sectors of the centre that each side is on, and who holds it. */
  public static Table turns(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "The centre, turn by turn",
                Columns.builder()
                    .text("side")
                    .number("turn", "turn")
                    .count("games", "games")
                    .estimate("sectors", "sectors")
                    .share("held")
                    .build())
            .note(
                "At the end of the turn: sectors of the centre, of four, that unboxed parts of the"
                    + " side stand on (mean), and the share of games in which it holds all four. A"
                    + " game counts as long as it lasts, and a turn is shown while at least "
                    + Estimate.FEWEST
                    + " games last. "
                    + set.bootstrap().note())
            .definedIn(OrdersGiven.PAGE);
    for (int side = 0; side < 2; side++) {
      int index = side;
      for (int turn = 1; lasting(set, turn) >= Estimate.FEWEST; turn++) {
        double[] games = each(set, turn, centre -> 1);
        table
            .row()
            .text(set.sides().get(side))
            .number(turn)
            .count(lasting(set, turn))
            .estimate(
                set.bootstrap()
                    .ratio(each(set, turn, c -> index == 0 ? c.first() : c.second()), games))
            .estimate(
                set.bootstrap().share(each(set, turn, c -> c.holder() == index ? 1 : 0), games))
            .end();
      }
    }
    return table.build();
  }

  private static Optional<Engagement.Centre> at(PlayedGame game, int turn) {
    return game.own(Engagement.class)
        .filter(engagement -> engagement.centre().size() >= turn)
        .map(engagement -> engagement.centre().get(turn - 1));
  }

  private static long lasting(GameSet set, int turn) {
    return set.count(game -> at(game, turn).isPresent());
  }

  private static double[] each(GameSet set, int turn, ToDoubleFunction<Engagement.Centre> value) {
    return set.each(game -> at(game, turn).map(value::applyAsDouble).orElse(0.0));
  }

  /** By side: how often it held the centre at all, how often it won once it did. */
  public static Table holds(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                HOLDS,
                "The centre held and lost again",
                Columns.builder()
                    .text("side")
                    .count("games", "games")
                    .share("held")
                    .count("holds", "holds")
                    .share("kept")
                    .build())
            .note(
                "Held: share of games in which the side held the centre at the end of a turn at"
                    + " all. A hold: a turn at whose end it held the centre and had not before; kept:"
                    + " it held it at the next turn's end too, and so won. Interval: 95 %, Wilson;"
                    + " of kept, as of the games. "
                    + set.bootstrap().note())
            .definedIn(OrdersGiven.PAGE);
    for (String side : set.sides()) {
      int index = set.sides().indexOf(side);
      long games = set.count(game -> game.own(Engagement.class).isPresent());
      long some = set.count(game -> holds(game, index) > 0);
      double[] taken = set.each(game -> holds(game, index));
      double[] kept = set.each(game -> kept(game, index));
      table
          .row()
          .text(side)
          .count(games)
          .estimate(Estimate.share(some, games))
          .count((long) Arrays.stream(taken).sum())
          .estimate(set.bootstrap().share(kept, taken))
          .end();
    }
    return table.build();
  }

  /** Turns at whose end a side holds the centre and had not before. */
  private static int holds(PlayedGame game, int side) {
    int holds = 0;
    int before = -1;
    for (Engagement.Centre centre :
        game.own(Engagement.class).map(Engagement::centre).orElse(List.of())) {
      holds += centre.holder() == side && before != side ? 1 : 0;
      before = centre.holder();
    }
    return holds;
  }

  /** Those of them that the side kept to the next turn's end. */
  private static int kept(PlayedGame game, int side) {
    int kept = 0;
    int before = -1;
    for (Engagement.Centre centre :
        game.own(Engagement.class).map(Engagement::centre).orElse(List.of())) {
      kept += centre.holder() == side && before == side ? 1 : 0;
      before = centre.holder();
    }
    return kept;
  }
}
