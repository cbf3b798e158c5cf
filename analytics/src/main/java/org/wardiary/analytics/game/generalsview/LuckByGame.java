package org.wardiary.analytics.game.generalsview;

import java.util.OptionalDouble;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck in each game: {@code docs/statistics/generals-view.md}. */
public final class LuckByGame {

  /** Id of the table. */
  public static final String ID = "luck-by-game";

  private LuckByGame() {}

  /** The luck in each game, the games with most luck, for either side, first. */
  static Statistic statistic() {
    return new Statistic(ID, LuckByGame::count, LuckByGame::table);
  }

  /** A game and the luck in it. */
  private record Entry(GameHeading game, Luck luck) {}

  private static void count(PlayedGame game, Accumulator counts) {
    Luck.of(game)
        .ifPresent(
            luck -> {
              Slope.count(luck, counts);
              counts.list(
                  new Listed<>(
                      Math.abs(luck.gold()),
                      game.summary().getGameId(),
                      new Entry(GameHeading.of(game.summary()), luck)));
            });
  }

  private static Table table(Totals totals) {
    Slope slope = Slope.of(totals);
    TableBuilder table =
        new TableBuilder(ID, "Luck, game by game")
            .text("game", "map", "first_player", "second_player", "result")
            .count("draws", "draws")
            .number("expected", "draws won")
            .number("won", "draws won")
            .number("deviations", "standard deviations")
            .number("gold_luck", "gold")
            .number("points", "share")
            .number("without_luck", "share")
            .note(
                "All numbers from the side of "
                    + totals.sides().get(0)
                    + ", the first-named. Deviations: won less expected, in standard deviations of"
                    + " the draws fought. Without luck: points less slope × gold luck ("
                    + slope.inWords()
                    + "); of one game it may lie outside 0 to 1. Games with a result, those with"
                    + " most luck in gold first, at most "
                    + Listed.LONGEST
                    + ".")
            .definedIn(Campaigns.PAGE);
    totals.listed(Entry.class).forEach(entry -> row(entry.gameId(), entry.facts(), slope, table));
    return table.build();
  }

  private static void row(String gameId, Entry entry, Slope slope, TableBuilder table) {
    Luck luck = entry.luck();
    GameHeading game = entry.game();
    table
        .row(gameId, game.map(), game.firstPlayer(), game.secondPlayer(), game.result())
        .count(luck.draws())
        .number(luck.expected())
        .number(luck.won())
        .number(luck.deviations())
        .number(luck.gold())
        .number(luck.result())
        .number(slope.known() ? OptionalDouble.of(slope.adjusted(luck)) : OptionalDouble.empty())
        .end();
  }
}
