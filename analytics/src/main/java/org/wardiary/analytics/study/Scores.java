package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Quantiles;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.ScorePoint;

/** The score at the end and on the way there: {@code docs/statistics/score.md}. */
public final class Scores {

  /** Id of the table of final scores. */
  public static final String END = "score-at-end";

  /** Id of the table of the sides' curves. */
  public static final String CURVES = "score-curves";

  /** Id of the table of the winners' and losers' curves. */
  public static final String WINNER_CURVES = "score-curves-of-winners";

  static final String PAGE = "score";

  private static final int STEPS = 20;

  private Scores() {}

  /** Whether any game of the set has a score at all. */
  public static boolean kept(GameSet set) {
    return set.count(game -> !game.curve().isEmpty()) > 0;
  }

  /** Losses of winner and loser at the end, by who won and how. */
  public static Table atEnd(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                END,
                "Score at the end",
                Columns.builder()
                    .text("winner", "condition")
                    .count("games", "games")
                    .estimate("winner_losses", "points")
                    .estimate("loser_losses", "points")
                    .build())
            .note(
                "Medians of the points that each side had lost. Intervals: 95 %, from order"
                    + " statistics. "
                    + Estimate.SMALL_NOTE)
            .definedIn(PAGE);
    for (String winner : set.sides()) {
      List<PlayedGame> won = set.games().stream().filter(game -> game.won(winner)).toList();
      endRow(table.row().text(winner, GameLength.ANY), winner, set.enemy(winner), won);
      for (Condition condition : WinConditions.conditions(set)) {
        List<PlayedGame> so = won.stream().filter(game -> Condition.of(game) == condition).toList();
        endRow(table.row().text(winner, condition.label()), winner, set.enemy(winner), so);
      }
    }
    return table.build();
  }

  private static void endRow(
      TableBuilder.RowBuilder row, String winner, String loser, List<PlayedGame> games) {
    row.count(games.size())
        .estimate(losses(games, game -> game.losses(winner)).median())
        .estimate(losses(games, game -> game.losses(loser)).median())
        .end();
  }

  private static Quantiles losses(List<PlayedGame> games, ToDoubleFunction<PlayedGame> losses) {
    return Quantiles.of(games.stream().mapToDouble(losses).toArray());
  }

  /** Points lost by each side over the game. */
  public static Table curves(GameSet set) {
    TableBuilder table = curveTable(CURVES, "Points lost over the game, by side");
    for (String side : set.sides()) {
      curve(set.games(), side, (game, share) -> at(game, side, share), table);
    }
    return table.build();
  }

  /** Points lost over the game by the side that won in the end and by the side that lost. */
  public static Table winnerCurves(GameSet set) {
    TableBuilder table =
        curveTable(WINNER_CURVES, "Points lost over the game, by winner and loser");
    List<PlayedGame> decided = set.games().stream().filter(PlayedGame::decided).toList();
    curve(decided, "winner", (game, share) -> at(game, game.winner().orElseThrow(), share), table);
    curve(
        decided,
        "loser",
        (game, share) -> at(game, set.enemy(game.winner().orElseThrow()), share),
        table);
    return table.build();
  }

  private static TableBuilder curveTable(String id, String title) {
    return new TableBuilder(
            id,
            title,
            Columns.builder()
                .text("who")
                .number("part_of_game", "share")
                .count("games", "games")
                .number("tenth", "points")
                .number("lower_quartile", "points")
                .number("median", "points")
                .number("upper_quartile", "points")
                .number("nine_tenths", "points")
                .build())
        .note(
            "The score after the turn floor(part × turns of the game). The line is the median of"
                + " the games, the dark band their middle half, the light one their middle four"
                + " fifths (quantiles, type 7): the bands show how games differ, not how sure the median is. "
                + Estimate.SMALL_NOTE)
        .definedIn(PAGE);
  }

  private static void curve(
      List<PlayedGame> games,
      String who,
      BiFunction<PlayedGame, Double, Integer> score,
      TableBuilder table) {
    for (int step = 0; step <= STEPS; step++) {
      double part = (double) step / STEPS;
      Quantiles points =
          Quantiles.of(games.stream().mapToDouble(game -> score.apply(game, part)).toArray());
      TableBuilder.RowBuilder row = table.row().text(who).number(part).count(points.n());
      for (double p : new double[] {0.1, 0.25, 0.5, 0.75, 0.9}) {
        if (points.n() < Estimate.FEWEST) {
          row.none();
        } else {
          row.number(points.at(p));
        }
      }
      row.end();
    }
  }

  /** Points that a side had lost when a part of the game's turns was over. */
  static int at(PlayedGame game, String side, double part) {
    int turn = (int) Math.floor(part * game.summary().getTurns() + 1e-9);
    boolean first = game.summary().getSides().indexOf(side) == 0;
    int lost = 0;
    for (ScorePoint point : game.curve()) {
      if (point.getTurn() <= turn) {
        lost = first ? point.getFirst() : point.getSecond();
      }
    }
    return lost;
  }
}
