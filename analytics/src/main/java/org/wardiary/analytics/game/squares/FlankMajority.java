package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How often the side with more flank attacks wins. */
public final class FlankMajority {

  /** Id of the table. */
  public static final String ID = "flank-attacks-and-winning";

  /** Label of the row of the side that made more flank attacks, whichever it was. */
  public static final String WHOEVER = "whoever made more";

  private FlankMajority() {}

  private static final String NEITHER = "neither (as many on both sides)";

  /** Decided games in which one side made more flank attacks than the other, and who won them. */
  static Statistic statistic() {
    return new Statistic(
        ID, FlankMajority::count, FlankMajority::table, totals -> List.of(claim(totals)));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    if (game.decided()) {
      String leader = leader(game);
      for (String row : leader.equals(NEITHER) ? List.of(NEITHER) : List.of(WHOEVER, leader)) {
        counts.add(games(row), 1).add(wins(row), game.won(leader) ? 1 : 0, games(row));
      }
    }
  }

  private static Key games(String row) {
    return Key.of("games", row);
  }

  private static Key wins(String row) {
    return Key.of("wins", row);
  }

  /** The claim that the side with more flank attacks wins more or less than half of the games. */
  static Claim claim(Totals totals) {
    return Claim.main(ID, WHOEVER, totals.ratio(wins(WHOEVER), games(WHOEVER)));
  }

  private static Table table(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(WHOEVER));
    rows.addAll(totals.sides());
    rows.add(NEITHER);
    return new TableBuilder<String>(ID, "The side with more flank attacks")
        .text("who", row -> row)
        .count("games", "games", row -> totals.count(games(row)))
        .cell(Column.count("wins", "games"), row -> wins(totals, row))
        .share("win_rate", row -> winRate(totals, row))
        .estimatesNote(
            "Games with a winner in which that side made more flank attacks than the other;"
                + " games with as many on both sides stand apart. This does not show a cause: a"
                + " side that is ahead has more chances to flank.")
        .definedIn(AttackTypes.PAGE)
        .of(rows);
  }

  private static Cell wins(Totals totals, String row) {
    return row.equals(NEITHER) ? Cell.NONE : Cell.of(totals.count(wins(row)));
  }

  private static Estimate winRate(Totals totals, String row) {
    return row.equals(NEITHER) ? Estimate.hidden(0) : totals.share(wins(row), games(row));
  }

  /** The side that made more flank attacks, or {@link #NEITHER}. */
  private static String leader(PlayedGame game) {
    List<String> sides = game.summary().getSides();
    long lead = flanks(game, sides.get(0)) - flanks(game, sides.get(1));
    return lead == 0 ? NEITHER : sides.get(lead > 0 ? 0 : 1);
  }

  private static long flanks(PlayedGame game, String side) {
    return Attacks.in(game).stream()
        .filter(Attacks.FLANK.and(attack -> attack.getSide().equals(side)))
        .count();
  }
}
