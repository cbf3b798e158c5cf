package org.wardiary.analytics.game.generalsview;

import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck of each player: {@code docs/statistics/generals-view.md}. */
public final class LuckByPlayer {

  /** Id of the table. */
  public static final String ID = "luck-by-player";

  private final GameSet set;
  private final DrawLuck luck;

  LuckByPlayer(GameSet set, DrawLuck luck) {
    this.set = set;
    this.luck = luck;
  }

  /** Expected and actual draws, results and results corrected for luck, player by player. */
  Table table() {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Luck of the players",
                Columns.builder()
                    .text("player")
                    .count("games", "games")
                    .count("draws", "draws")
                    .number("expected", "draws won")
                    .number("won", "draws won")
                    .estimate("luck", "draws per game")
                    .estimate("gold_luck", "gold per game")
                    .estimate("result", "share")
                    .estimate("without_luck", "share")
                    .build())
            .note(
                "Expected: sum of the chances attack / (attack + defence), from the player's side."
                    + " Luck: won less expected; gold luck: gold of units killed less gold of units"
                    + " lost, above expectation. Result: wins and half the draws, of the games with"
                    + " a result; without luck: the same less slope × gold luck ("
                    + luck.slopeInWords()
                    + "). "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    TreeSet<String> names = new TreeSet<>();
    luck.games().stream()
        .flatMap(
            game -> Stream.of(game.summary().getFirstPlayer(), game.summary().getSecondPlayer()))
        .filter(name -> !name.isEmpty())
        .forEach(names::add);
    names.forEach(name -> row(name, table));
    return table.build();
  }

  private void row(String player, TableBuilder table) {
    double[] games = each(player, (game, side) -> 1);
    double[] draws = each(player, (game, side) -> DrawLuck.draws(game).count());
    double[] won = each(player, (game, side) -> won(DrawLuck.draws(game), side));
    double[] above = each(player, (game, side) -> sign(side) * above(DrawLuck.draws(game)));
    double[] gold = each(player, (game, side) -> sign(side) * DrawLuck.gold(game));
    double[] results = each(player, (game, side) -> share(DrawLuck.result(game), side));
    double[] adjusted = each(player, (game, side) -> share(luck.adjusted(game), side));
    table
        .row()
        .text(player)
        .count(Math.round(sum(games)))
        .count(Math.round(sum(draws)))
        .number(sum(won) - sum(above))
        .number(sum(won))
        .estimate(set.bootstrap().ratio(above, games))
        .estimate(set.bootstrap().ratio(gold, games))
        .estimate(set.bootstrap().share(results, games))
        .estimate(
            luck.sloped()
                ? set.bootstrap().ratio(adjusted, games)
                : Estimate.hidden(Math.round(sum(games))))
        .end();
  }

  /** A number of a game as the side of one player has it; sides are 0, first-named, and 1. */
  private interface OfSide {
    double of(PlayedGame game, int side);
  }

  /** A number for each game that counts and that the player played; 0 for the others. */
  private double[] each(String player, OfSide value) {
    return set.each(
        game ->
            DrawLuck.counts(game)
                ? sideOf(game, player).map(side -> value.of(game, side)).orElse(0.0)
                : 0);
  }

  /** Which side a player had, if one. */
  private static Optional<Integer> sideOf(PlayedGame game, String player) {
    boolean first = game.summary().getFirstPlayer().equals(player);
    boolean second = game.summary().getSecondPlayer().equals(player);
    // a player against itself has no luck of its own
    return first == second ? Optional.empty() : Optional.of(first ? 0 : 1);
  }

  private static double won(Campaign.Draws draws, int side) {
    return side == 0 ? draws.won() : draws.count() - draws.won();
  }

  /** Draws that the first-named side won above what it could expect. */
  private static double above(Campaign.Draws draws) {
    return draws.won() - draws.expected();
  }

  private static double sign(int side) {
    return side == 0 ? 1 : -1;
  }

  private static double share(double ofFirst, int side) {
    return side == 0 ? ofFirst : 1 - ofFirst;
  }

  private static double sum(double[] values) {
    return Arrays.stream(values).sum();
  }
}
