package org.wardiary.analytics.game.generalsview;

import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.fold.PlayerName;

/** Luck of each player: {@code docs/statistics/generals-view.md}. */
public final class LuckByPlayer {

  /** Id of the table. */
  public static final String ID = "luck-by-player";

  private LuckByPlayer() {}

  /** Expected and actual draws, results and results corrected for luck, player by player. */
  static Statistic statistic() {
    return new Statistic(ID, LuckByPlayer::count, LuckByPlayer::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Luck.of(game)
        .ifPresent(
            luck -> {
              Slope.count(luck, counts);
              String first = PlayerName.of(game.summary(), 0);
              String second = PlayerName.of(game.summary(), 1);
              if (!first.equals(second)) { // luck against oneself cancels out
                count(first, luck, counts);
                count(second, luck.turned(), counts);
              }
            });
  }

  private static void count(String player, Luck luck, Accumulator counts) {
    if (player.isEmpty()) {
      return;
    }
    Key games = of("games", player);
    counts
        .add(games, 1)
        .add(of("draws", player), luck.draws())
        .add(of("won", player), luck.won())
        .addFraction(of("luck", player), luck.above(), games)
        .addFraction(of("gold", player), luck.gold(), games)
        .addFraction(of("result", player), luck.result(), games, of("gold", player));
  }

  private static Key of(String what, String player) {
    return Key.of(what, player);
  }

  private static Table table(Totals totals) {
    Slope slope = Slope.of(totals);
    return new TableBuilder<RowTotals>(ID, "Luck of the players")
        .text("player", row -> row.part(0))
        .count("games", "games", row -> row.count("games"))
        .count("draws", "draws", row -> row.count("draws"))
        .number("expected", "draws won", row -> row.count("won") - row.sum("luck"))
        .number("won", "draws won", row -> row.count("won"))
        .estimate("luck", "draws per game", row -> perGame(row, "luck").mean())
        .estimate("gold_luck", "gold per game", row -> perGame(row, "gold").mean())
        .estimate("result", "share", row -> perGame(row, "result").share())
        .estimate("without_luck", "share", row -> adjusted(row, slope))
        .estimatesNote(
            "Expected: sum of the chances attack / (attack + defence), from the player's side."
                + " Luck: won less expected; gold luck: gold of units killed less gold of units"
                + " lost, above expectation. Result: wins and half the draws, of the games with"
                + " a result; without luck: the same less slope × gold luck ("
                + slope.inWords()
                + ").")
        .definedIn(Campaigns.PAGE)
        .of(totals.rows(totals.parts(1, "games")));
  }

  private static Ratio perGame(RowTotals row, String what) {
    return row.fraction(what, "games").about(row.part(0));
  }

  /** Results minus slope × luck; hidden if the slope is not known. */
  private static Estimate adjusted(RowTotals row, Slope slope) {
    if (!slope.known()) {
      return Estimate.hidden(row.count("games"));
    }
    double products =
        row.ratio("result", "gold").squares().products() / Accumulator.UNIT / Accumulator.UNIT;
    return perGame(row, "result")
        .less(perGame(row, "gold").times(slope.slope()), slope.slope() * products)
        .mean();
  }
}
