package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.FirstTurn;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
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
        Key decided = decided(game.summary().getMap(), first);
        counts.add(decided, 1);
        counts.add(wins(game.summary().getMap(), first), won ? 1 : 0, decided);
      }
    }
  }

  private static Key decided(String map, String first) {
    return Key.of("decided", map, first);
  }

  private static Key wins(String map, String first) {
    return Key.of("wins", map, first);
  }

  private static Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(ID, "Games won by the side that moved first, by map")
            .text("map", "moved_first")
            .count("decided", "games")
            .count("wins", "games")
            .share("win_rate")
            .note(
                "Wins of the side that moved first, of the games that somebody won. The strength of"
                    + " the players is not corrected for. "
                    + Estimate.NOTE)
            .definedIn(Campaigns.PAGE);
    for (String map : maps(totals)) {
      for (String first : FirstTurn.rows(totals)) {
        table
            .row(map, first)
            .count(totals.count(decided(map, first)))
            .count(totals.count(wins(map, first)))
            .estimate(totals.share(wins(map, first), decided(map, first)))
            .end();
      }
    }
    return table.build();
  }
}
