package org.wardiary.analytics.game.generalsview;

import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
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
    TableBuilder table =
        new TableBuilder(ID, "Luck of the players")
            .text("player")
            .count("games", "games")
            .count("draws", "draws")
            .number("expected", "draws won")
            .number("won", "draws won")
            .estimate("luck", "draws per game")
            .estimate("gold_luck", "gold per game")
            .estimate("result", "share")
            .estimate("without_luck", "share")
            .note(
                "Expected: sum of the chances attack / (attack + defence), from the player's side."
                    + " Luck: won less expected; gold luck: gold of units killed less gold of units"
                    + " lost, above expectation. Result: wins and half the draws, of the games with"
                    + " a result; without luck: the same less slope × gold luck ("
                    + slope.inWords()
                    + "). "
                    + Estimate.NOTE)
            .definedIn(Campaigns.PAGE);
    totals.parts(1, "games").forEach(player -> row(totals, player, slope, table));
    return table.build();
  }

  private static void row(Totals totals, String player, Slope slope, TableBuilder table) {
    Key games = of("games", player);
    long won = totals.count(of("won", player));
    Ratio result = ratio(totals, "result", player);
    table
        .row(player)
        .count(totals.count(games))
        .count(totals.count(of("draws", player)))
        .number(won - totals.fraction(of("luck", player)))
        .number((double) won)
        .estimate(ratio(totals, "luck", player).mean())
        .estimate(ratio(totals, "gold", player).mean())
        .estimate(result.share())
        .estimate(
            slope.known()
                ? adjusted(totals, player, slope).mean()
                : Estimate.hidden(totals.count(games)))
        .end();
  }

  private static Ratio ratio(Totals totals, String what, String player) {
    return totals
        .ratio(of(what, player), of("games", player))
        .times(1.0 / Accumulator.UNIT)
        .about(player);
  }

  /** Results minus slope × luck. */
  private static Ratio adjusted(Totals totals, String player, Slope slope) {
    double products =
        totals.ratio(of("result", player), of("gold", player)).squares().products()
            / Accumulator.UNIT
            / Accumulator.UNIT;
    return ratio(totals, "result", player)
        .less(ratio(totals, "gold", player).times(slope.slope()), slope.slope() * products);
  }
}
