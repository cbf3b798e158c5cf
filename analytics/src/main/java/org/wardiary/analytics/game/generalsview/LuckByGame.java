package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck in each game: {@code docs/statistics/generals-view.md}. */
public final class LuckByGame {

  /** Id of the table. */
  public static final String ID = "luck-by-game";

  private LuckByGame() {}

  /** The ledger game by game, the luckiest first. */
  static Table table(GameSet set, DrawLuck luck) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Luck, game by game",
                Columns.builder()
                    .text("game", "map", "first_player", "second_player", "result")
                    .count("draws", "draws")
                    .number("expected", "draws won")
                    .number("won", "draws won")
                    .number("deviations", "standard deviations")
                    .number("gold_luck", "gold")
                    .number("points", "share")
                    .number("without_luck", "share")
                    .build())
            .note(
                "All numbers from the side of "
                    + set.sides().get(0)
                    + ", the first-named. Deviations: won less expected, in standard deviations of"
                    + " the draws fought. Without luck: points less slope × gold luck ("
                    + luck.slopeInWords()
                    + "); of one game it may lie outside 0 to 1. Games with a result, those with most"
                    + " luck in gold first.")
            .definedIn(CampaignCurves.PAGE);
    ToDoubleFunction<PlayedGame> most = game -> -Math.abs(DrawLuck.gold(game));
    luck.games().stream()
        .sorted(Comparator.comparingDouble(most).thenComparing(game -> game.summary().getGameId()))
        .forEach(game -> row(game, luck, table));
    return table.build();
  }

  private static void row(PlayedGame game, DrawLuck luck, TableBuilder table) {
    Campaign.Draws draws = DrawLuck.draws(game);
    TableBuilder.RowBuilder row =
        table
            .row()
            .text(
                game.summary().getGameId(),
                game.summary().getMap(),
                game.summary().getFirstPlayer(),
                game.summary().getSecondPlayer(),
                game.summary().getResult())
            .count(draws.count())
            .number(draws.expected())
            .number(draws.won());
    if (draws.variance() > 0) {
      row.number((draws.won() - draws.expected()) / Math.sqrt(draws.variance()));
    } else {
      row.none();
    }
    row.number(draws.gold()).number(DrawLuck.result(game));
    if (luck.sloped()) {
      row.number(luck.adjusted(game));
    } else {
      row.none();
    }
    row.end();
  }
}
