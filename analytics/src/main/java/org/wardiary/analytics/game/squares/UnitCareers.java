package org.wardiary.analytics.game.squares;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;

/** What units of each kind do in a game, where they stand and what becomes of them. */
public final class UnitCareers {

  /** Id of the table. */
  public static final String ID = "unit-careers";

  /** Id of the table by square. */
  public static final String SQUARES = "losses-by-square";

  /** Page of definition. */
  static final String PAGE = "unit-careers";

  private UnitCareers() {}

  /** By kind: what a unit does in a game on average, and how often it is lost. */
  static Table table(GameSet set, SquaresInfo info) {
    RowSet<Career> units = Careers.in(set);
    TableBuilder table =
        new TableBuilder(
                ID,
                "What units of each kind do, and what becomes of them",
                Columns.builder()
                    .text("kind")
                    .count("units", "units")
                    .share("deployed")
                    .estimate("moves", "moves per unit")
                    .estimate("attacks", "attacks per unit")
                    .estimate("supports", "attacks per unit")
                    .estimate("attacked", "attacks per unit")
                    .estimate("retreats", "retreats per unit")
                    .estimate("advances", "advances per unit")
                    .share("lost")
                    .build())
            .note(
                "Units: of both sides, over all games. Deployed: share that ever left the reserve."
                    + " Moves, attacks made, attacks supported, attacks suffered (those into a"
                    + " reserve left aside), retreats and advances: per unit and game. Lost: share"
                    + " of the units. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    for (String kind : units.distinct(Career::kind)) {
      Predicate<Career> wanted = career -> career.kind().equals(kind);
      table
          .row()
          .text(info.kind(kind))
          .count(units.count(wanted))
          .estimate(units.share(Career::deployed, wanted))
          .estimate(units.mean(career -> career.deeds().moves(), wanted))
          .estimate(units.mean(career -> career.deeds().attacks(), wanted))
          .estimate(units.mean(career -> career.deeds().supports(), wanted))
          .estimate(units.mean(career -> career.deeds().attacked(), wanted))
          .estimate(units.mean(career -> career.deeds().retreats(), wanted))
          .estimate(units.mean(career -> career.deeds().advances(), wanted))
          .estimate(units.share(Career::lost, wanted))
          .end();
    }
    return table.build();
  }

  /** By square of the standard board, the reserves left aside: where units stand and fall. */
  static Table squares(GameSet set, SquaresInfo info) {
    TableBuilder table =
        new TableBuilder(
                SQUARES,
                "Where units stand and fall",
                Columns.builder()
                    .text("square")
                    .count("turns", "unit turns")
                    .estimate("turns_per_game", "unit turns per game")
                    .count("lost", "units")
                    .estimate("lost_per_game", "units per game")
                    .build())
            .note(
                "Unit turns: turns of both sides at whose end a unit of either stood there. Lost:"
                    + " units of either side that were lost there, as defenders or in attacks of"
                    + " their own side. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    info.board().map(BoardPlan::spaces).orElse(List.of()).stream()
        .filter(space -> space.terrain() != Terrain.RESERVE)
        .forEach(space -> square(set, space.code(), table));
    return table.build();
  }

  private static void square(GameSet set, String code, TableBuilder table) {
    RowSet<Career> units = Careers.in(set);
    double[] games = set.each(game -> 1);
    double[] turns = units.sums(career -> true, career -> career.turnsOn(code::equals));
    double[] lost = units.sums(career -> career.lostSpace().equals(code), career -> 1);
    table
        .row()
        .text(code)
        .count((long) Arrays.stream(turns).sum())
        .estimate(set.bootstrap().ratio(turns, games))
        .count((long) Arrays.stream(lost).sum())
        .estimate(set.bootstrap().ratio(lost, games))
        .end();
  }
}
