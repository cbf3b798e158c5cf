package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.FirstTurn;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The edge of the first turn, map by map: {@code docs/statistics/generals-view.md}. */
public final class FirstMover {

  /** Id of the table. */
  public static final String ID = "first-mover-by-map";

  private FirstMover() {}

  private static final String MAP = "map";
  private static final String DECIDED = "decided";
  private static final String WINS = "wins";

  /** Counts the map of a game. */
  static void countMap(PlayedGame game, Accumulator counts) {
    counts.add(Key.of(MAP, game.summary().getMap()), 1);
  }

  /** The maps of the games, those with most games first. */
  static List<String> maps(Totals totals) {
    Comparator<String> most = Comparator.comparingLong(map -> -totals.count(Key.of(MAP, map)));
    return totals.parts(1, MAP).stream()
        .sorted(most.thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /**
   * Share of decided games that the side with the first turn won, by map. It makes no claims:
   * whether the first turn has an edge is judged over all maps, in the table of balance.
   */
  static Statistic statistic() {
    return new Statistic(ID, FirstMover::count, FirstMover::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    countMap(game, counts);
    if (game.decided()) {
      boolean won = game.winner().filter(game::movedFirst).isPresent();
      for (String first : FirstTurn.of(game)) {
        Key of = Key.of(game.summary().getMap(), first);
        counts.add(of.counted(DECIDED), 1);
        counts.add(of.counted(WINS), won ? 1 : 0, of.counted(DECIDED));
      }
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Games won by the side that moved first, by map")
        .text("map", row -> row.part(0))
        .text("moved_first", row -> row.part(1))
        .count("decided", "games", row -> row.count(DECIDED))
        .count("wins", "games", row -> row.count(WINS))
        .share("win_rate", row -> row.share(WINS, DECIDED))
        .estimatesNote(
            "Wins of the side that moved first, of the games that somebody won. The strength of"
                + " the players is not corrected for.")
        .definedIn(Campaigns.PAGE)
        .of(totals.rows(maps(totals), FirstTurn.rows(totals)));
  }
}
