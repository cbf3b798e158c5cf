package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Who wins and by what: {@code docs/statistics/win-conditions.md}. */
public final class WinConditions {

  /** Id of the table. */
  public static final String ID = "win-conditions";

  static final String UNFINISHED = "nobody (unfinished)";

  private WinConditions() {}

  /**
   * Games by the side that moved first, winner and condition, with the share of all games of that
   * part and its Wilson interval.
   */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "How games are won",
                Columns.builder()
                    .text("moved_first", "winner", "condition")
                    .count("games", "games")
                    .count("of", "games")
                    .share("share")
                    .build())
            .note(
                "Each game counts once. Share: of all games in which the named side moved first"
                    + " (either: of all games). Intervals: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE);
    for (Split split : Split.byFirstMover(set)) {
      rows(set, split, table);
    }
    return table.build();
  }

  private static void rows(GameSet set, Split split, TableBuilder table) {
    long of = set.count(split.holds());
    for (String winner : winners(set)) {
      for (Condition condition : conditions(set)) {
        long games =
            set.count(
                game ->
                    split.holds().test(game)
                        && winner(game).equals(winner)
                        && Condition.of(game) == condition);
        if (games > 0 || set.sides().contains(winner)) {
          table
              .row()
              .text(split.label(), winner, condition.label())
              .count(games)
              .count(of)
              .estimate(Estimate.share(games, of))
              .end();
        }
      }
    }
  }

  /** The sides, then draw and unfinished. */
  private static List<String> winners(GameSet set) {
    List<String> winners = new ArrayList<>(set.sides());
    winners.add(PlayedGame.DRAW);
    winners.add(UNFINISHED);
    return winners;
  }

  private static String winner(PlayedGame game) {
    return game.winner().orElse(game.drawn() ? PlayedGame.DRAW : UNFINISHED);
  }

  /** The conditions that occur in any game of the set, in the order of the enum. */
  static List<Condition> conditions(GameSet set) {
    return Arrays.stream(Condition.values())
        .filter(condition -> set.count(game -> Condition.of(game) == condition) > 0)
        .toList();
  }
}
