package org.wardiary.analytics.study;

import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
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
    CareerSet units = new CareerSet(set);
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
    for (String side : AttackTypes.sides(set)) {
      Predicate<Career> wanted =
          GUARD.and(career -> side.equals(AttackTypes.BOTH) || career.side().equals(side));
      table
          .row()
          .text(side)
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
      result(set, table, side, "kept");
      result(set, table, side, "lost");
    }
    return table.build();
  }

  private static void result(GameSet set, TableBuilder table, String side, String fate) {
    Predicate<PlayedGame> whole =
        game -> game.decided() && fates(game, side, fate.equals("lost") ? 1 : 0) > 0;
    long games = set.count(whole);
    long wins = set.count(whole.and(game -> game.won(side)));
    table
        .row()
        .text(side, fate)
        .count(games)
        .count(wins)
        .estimate(Estimate.share(wins, games))
        .end();
  }

  /** A side's Guards of which as many were lost. */
  private static long fates(PlayedGame game, String side, int lost) {
    return game.careers().stream()
        .filter(GUARD.and(career -> career.side().equals(side)))
        .filter(career -> (career.lost() ? 1 : 0) == lost)
        .count();
  }
}
