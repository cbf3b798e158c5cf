package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Split;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The edge of the first turn, map by map: {@code docs/statistics/generals-view.md}. */
public final class FirstMover {

  /** Id of the table. */
  public static final String ID = "first-mover-by-map";

  private FirstMover() {}

  /** The maps of the games, the one with most games first. */
  static List<String> maps(GameSet set) {
    Comparator<String> most =
        Comparator.comparingLong(map -> -set.count(game -> game.summary().getMap().equals(map)));
    return set.games().stream()
        .map(game -> game.summary().getMap())
        .distinct()
        .sorted(most.thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /** Share of the decided games on each map that the side with the first turn won. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Games won by the side that moved first, by map",
                Columns.builder()
                    .text("map", "moved_first")
                    .count("decided", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .build())
            .note(
                "Wins of the side that moved first, of the games that somebody won. Intervals: 95"
                    + " %, Wilson. The strength of the players is not corrected for. "
                    + Estimate.SMALL_NOTE)
            .definedIn(CampaignCurves.PAGE);
    for (String map : maps(set)) {
      for (Split split : Split.byFirstMover(set)) {
        Predicate<PlayedGame> part =
            game ->
                split.holds().test(game) && game.summary().getMap().equals(map) && game.decided();
        long decided = set.count(part);
        long wins = set.count(game -> part.test(game) && firstWon(game));
        table
            .row()
            .text(map, split.label())
            .count(decided)
            .count(wins)
            .estimate(Estimate.share(wins, decided))
            .end();
      }
    }
    return table.build();
  }

  private static boolean firstWon(PlayedGame game) {
    return game.winner().filter(game::movedFirst).isPresent();
  }
}
