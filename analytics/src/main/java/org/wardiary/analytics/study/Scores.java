package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.ScorePoint;

/** The score at the end and during the game: {@code docs/statistics/score.md}. */
public final class Scores {

  /** Id of the table of final scores. */
  public static final String END = "score-at-end";

  /** Id of the table of the sides' curves. */
  public static final String CURVES = "score-curves";

  /** Id of the table of the winners' and losers' curves. */
  public static final String WINNER_CURVES = "score-curves-of-winners";

  static final String PAGE = "score";

  private static final int STEPS = 20;

  private static final Key KEPT = Key.of("kept");

  private Scores() {}

  /** Losses of winner and loser at the end, by who won and how; no rows without a score. */
  public static Statistic atEnd() {
    return new Statistic(END, Scores::countEnd, Scores::endTable);
  }

  private static void countEnd(PlayedGame game, Accumulator counts) {
    kept(game, counts);
    for (String winner : game.winner().stream().toList()) {
      for (String condition : List.of(GameLength.ANY, Condition.of(game).label())) {
        counts.measure(Key.of("winner", winner, condition), game.losses(winner));
        counts.measure(Key.of("loser", winner, condition), game.losses(game.enemy(winner)));
      }
    }
  }

  private static void kept(PlayedGame game, Accumulator counts) {
    counts.add(KEPT, game.curve().isEmpty() ? 0 : 1);
  }

  private static Table endTable(Totals totals) {
    List<String> conditions = new ArrayList<>(List.of(GameLength.ANY));
    WinConditions.conditions(totals.parts(2, "winner"))
        .forEach(condition -> conditions.add(condition.label()));
    List<RowTotals> rows = totals.rows(totals.sides(), conditions);
    return new TableBuilder<RowTotals>(END, "Score at the end")
        .text("winner", row -> row.part(0))
        .text("condition", row -> row.part(1))
        .count("games", "games", row -> totals.observed(row.key("winner")).n())
        .estimate("winner_losses", "points", row -> totals.median(row.key("winner")))
        .estimate("loser_losses", "points", row -> totals.median(row.key("loser")))
        .estimatesNote("Medians of the points that each side had lost. Woodruff's intervals.")
        .definedIn(PAGE)
        .of(totals.count(KEPT) == 0 ? List.of() : rows);
  }

  /** Points lost by each side over the finished games. */
  public static Statistic curves() {
    return new Statistic(
        CURVES,
        Scores::countCurves,
        totals -> curveTable(totals, CURVES, "Points lost over the game, by side", totals.sides()));
  }

  /** An unfinished game has no parts, as nobody knows how long it would have lasted. */
  private static void countCurves(PlayedGame game, Accumulator counts) {
    if (game.finished()) {
      kept(game, counts);
      game.summary().getSides().forEach(side -> countCurve(game, side, side, counts));
    }
  }

  /** Points lost over the game by the side that won in the end and by the side that lost. */
  public static Statistic winnerCurves() {
    return new Statistic(
        WINNER_CURVES,
        (game, counts) -> {
          kept(game, counts);
          game.winner()
              .ifPresent(
                  winner -> {
                    countCurve(game, winner, "winner", counts);
                    countCurve(game, game.enemy(winner), "loser", counts);
                  });
        },
        totals ->
            curveTable(
                totals,
                WINNER_CURVES,
                "Points lost over the game, by winner and loser",
                List.of("winner", "loser")));
  }

  private static void countCurve(PlayedGame game, String side, String who, Accumulator counts) {
    for (int step = 0; step <= STEPS; step++) {
      counts.observe(Key.of(who, String.valueOf(step)), at(game, side, (double) step / STEPS));
    }
  }

  private static Table curveTable(Totals totals, String id, String title, List<String> lines) {
    TableBuilder<CurvePoint> table = new TableBuilder<>(id, title);
    table
        .text("who", point -> point.line().part(0))
        .number("part_of_game", "share", CurvePoint::at);
    return CurvePoint.columns(table, "points", 1)
        .note(
            "The score after the turn floor(part × turns of the game); unfinished games are"
                + " left out. The line is the median of the games, the band their middle half;"
                + " the table has their middle four fifths too (quantiles, type 7). The band"
                + " shows how games differ, not how sure the median is. "
                + Estimate.SMALL_NOTE)
        .definedIn(PAGE)
        .of(
            lines.stream()
                .filter(who -> totals.count(KEPT) > 0)
                .flatMap(who -> curve(totals, who))
                .toList());
  }

  private static Stream<CurvePoint> curve(Totals totals, String who) {
    return IntStream.rangeClosed(0, STEPS)
        .mapToObj(
            step ->
                new CurvePoint(
                    Key.of(who),
                    (double) step / STEPS,
                    totals.observed(Key.of(who, String.valueOf(step)))));
  }

  /** Points that a side had lost after a part, 0 to 1, of the game's turns. */
  static int at(PlayedGame game, String side, double part) {
    int turn = (int) Math.floor(part * game.summary().getTurns() + 1e-9);
    boolean first = game.index(side) == 0;
    int lost = 0;
    for (ScorePoint point : game.curve()) {
      if (point.getTurn() <= turn) {
        lost = first ? point.getFirst() : point.getSecond();
      }
    }
    return lost;
  }
}
