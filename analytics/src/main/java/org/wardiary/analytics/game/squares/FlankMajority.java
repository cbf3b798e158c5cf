package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How often the side with more flank attacks wins. */
public final class FlankMajority {

  /** Id of the table. */
  public static final String ID = "flank-attacks-and-winning";

  /** The row of whichever side made more. */
  public static final String WHOEVER = "whoever made more";

  private FlankMajority() {}

  /** Decided games in which one side made more flank attacks than the other, and who won them. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "The side with more flank attacks",
                Columns.builder()
                    .text("who")
                    .count("games", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .build())
            .note(
                "Games with a winner in which that side made more flank attacks than the other;"
                    + " games with as many on both sides stand apart. This is no cause: a side that"
                    + " is ahead has more chances to flank. Intervals: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE)
            .definedIn(AttackTypes.PAGE);
    Predicate<PlayedGame> more = game -> lead(set, game) != 0;
    row(
        table,
        WHOEVER,
        set.count(game -> game.decided() && more.test(game)),
        set.count(game -> game.won(leader(set, game))));
    for (String side : set.sides()) {
      Predicate<PlayedGame> leads = game -> leader(set, game).equals(side);
      row(
          table,
          side,
          set.count(game -> game.decided() && leads.test(game)),
          set.count(game -> leads.test(game) && game.won(side)));
    }
    table
        .row()
        .text("neither (as many on both sides)")
        .count(set.count(game -> game.decided() && !more.test(game)))
        .none()
        .none()
        .none()
        .none()
        .end();
    return table.build();
  }

  private static void row(TableBuilder table, String who, long games, long wins) {
    table.row().text(who).count(games).count(wins).estimate(Estimate.share(wins, games)).end();
  }

  /** The side that made more flank attacks; "" if neither did. */
  private static String leader(GameSet set, PlayedGame game) {
    long lead = lead(set, game);
    return lead == 0 ? "" : set.sides().get(lead > 0 ? 0 : 1);
  }

  private static long lead(GameSet set, PlayedGame game) {
    return flanks(set, game, set.sides().get(0)) - flanks(set, game, set.sides().get(1));
  }

  private static long flanks(GameSet set, PlayedGame game, String side) {
    return Attacks.in(set)
        .count(game, attack -> attack.type() == Attack.Type.FLANK && attack.side().equals(side));
  }
}
