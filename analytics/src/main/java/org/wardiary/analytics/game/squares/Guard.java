package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The Guard of the Napoleonic variant: {@code docs/statistics/napoleonic.md}. */
public final class Guard {

  /** Id of the table of its service. */
  public static final String SERVICE = "guard";

  /** Id of the table of results. */
  public static final String RESULTS = "guard-and-result";

  /** Letter of the kind. */
  static final String KIND = "G";

  private static final Predicate<Career> GUARD = career -> career.kind().equals(KIND);

  private Guard() {}

  /** By side: when it is brought in, what it does, how often it is lost. */
  public static Table service(GameSet set) {
    RowSet<Career> units = Careers.in(set);
    TableBuilder table =
        new TableBuilder(
                SERVICE,
                "The Guard in the field",
                Columns.builder()
                    .text("side")
                    .count("guards", "units")
                    .share("deployed")
                    .estimate("deployed_turn", "turn")
                    .estimate("moves", "moves per unit")
                    .estimate("attacks", "attacks per unit")
                    .estimate("supports", "attacks per unit")
                    .estimate("attacked", "attacks per unit")
                    .share("lost")
                    .build())
            .note(
                "Deployed: share of the Guards that ever left the reserve; deployed turn: mean turn"
                    + " in which those did. Moves, attacks made, supported and suffered: per"
                    + " Guard and game, whether it was deployed or not. "
                    + set.bootstrap().note())
            .definedIn(Napoleonic.PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      Predicate<Career> wanted = GUARD.and(career -> sides.includes(career.side()));
      table
          .row()
          .text(sides.label())
          .count(units.count(wanted))
          .estimate(units.share(Career::deployed, wanted))
          .estimate(units.mean(Career::deployedTurn, wanted.and(Career::deployed)))
          .estimate(units.mean(career -> career.deeds().moves(), wanted))
          .estimate(units.mean(career -> career.deeds().attacks(), wanted))
          .estimate(units.mean(career -> career.deeds().supports(), wanted))
          .estimate(units.mean(career -> career.deeds().attacked(), wanted))
          .estimate(units.share(Career::lost, wanted))
          .end();
    }
    return table.build();
  }

  /** How often a side won that lost its Guard, and one that kept it. */
  public static Table results(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                RESULTS,
                "Losing the Guard, and losing the game",
                Columns.builder()
                    .text("side", "guard")
                    .count("games", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .build())
            .note(
                "Games that somebody won. That sides which lose their Guard lose more often does"
                    + " not say that this is why. "
                    + Estimate.SMALL_NOTE)
            .definedIn(Napoleonic.PAGE);
    for (String side : set.sides()) {
      result(set, table.row().text(side, "kept"), own(side).and(guard -> !guard.lost()), side);
      result(set, table.row().text(side, "lost"), own(side).and(Career::lost), side);
    }
    return table.build();
  }

  private static Predicate<Career> own(String side) {
    return GUARD.and(career -> career.side().equals(side));
  }

  /** Ends a row: decided games in which a side had such a Guard, and how many it won. */
  private static void result(
      GameSet set, TableBuilder.RowBuilder row, Predicate<Career> guard, String side) {
    RowSet<Career> units = Careers.in(set);
    Predicate<PlayedGame> whole = game -> game.decided() && units.count(game, guard) > 0;
    long games = set.count(whole);
    long wins = set.count(whole.and(game -> game.won(side)));
    row.count(games).count(wins).estimate(Estimate.share(wins, games)).end();
  }
}
