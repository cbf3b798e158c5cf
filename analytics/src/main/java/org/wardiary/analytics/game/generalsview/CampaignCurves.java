package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.CurvePoint;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;

/** Gold, territory and armies turn by turn: {@code docs/statistics/generals-view.md}. */
public final class CampaignCurves {

  /** Id of the table of gold. */
  public static final String GOLD = "gold-curves";

  /** Id of the table of squares. */
  public static final String TERRITORY = "territory-curves";

  /** Id of the table of units on the map. */
  public static final String ARMIES = "army-curves";

  private static final String ALL_MAPS = "all maps";
  private static final List<String> LINES = List.of("moved first", "moved second");

  private CampaignCurves() {}

  /** Gold of each side, turn by turn, after its cities have paid. */
  static Statistic gold() {
    return statistic(GOLD, "Gold, turn by turn", "gold", (turn, side) -> turn.getGold());
  }

  /** Squares of each side at the end of its turns. */
  static Statistic territory() {
    return statistic(
        TERRITORY,
        "Territory, turn by turn",
        "squares",
        (turn, side) -> side == 0 ? turn.getFirstSquares() : turn.getSecondSquares());
  }

  /** Units of each side on the map at the end of its turns. */
  static Statistic armies() {
    return statistic(
        ARMIES,
        "Units on the map, turn by turn",
        "units",
        (turn, side) -> side == 0 ? turn.getFirstUnits() : turn.getSecondUnits());
  }

  /** A number for a side in one of its own turns. */
  private interface Value {
    long of(CampaignTurn turn, int side);
  }

  private static Statistic statistic(String id, String title, String unit, Value value) {
    return new Statistic(
        id,
        (game, counts) -> count(game, value, counts),
        totals -> table(totals, new TableBuilder<>(id, title), unit));
  }

  private static void count(PlayedGame game, Value value, Accumulator counts) {
    FirstMover.countMap(game, counts);
    int[] turns = new int[2];
    for (CampaignTurn turn : Campaigns.in(game).map(CampaignRows::getTurns).orElse(List.of())) {
      int side = game.index(turn.getSide());
      String own = String.valueOf(++turns[side]);
      String line = LINES.get(game.movedFirst(turn.getSide()) ? 0 : 1);
      for (String map : List.of(ALL_MAPS, game.summary().getMap())) {
        counts.observe(Key.of(map, line, own), value.of(turn, side));
      }
    }
  }

  private static Table table(Totals totals, TableBuilder<CurvePoint> table, String unit) {
    List<String> maps = new ArrayList<>(FirstMover.maps(totals));
    if (maps.size() > 1) {
      maps.add(0, ALL_MAPS);
    }
    List<CurvePoint> points = new ArrayList<>();
    maps.forEach(map -> LINES.forEach(line -> points.addAll(curve(totals, map, line))));
    table
        .text("map", point -> point.line().part(0))
        .text("who", point -> point.line().part(1))
        .number("own_turn", "turn", CurvePoint::at);
    return CurvePoint.columns(table, unit, 1)
        .note(
            "A side's own turns, counted from 1; a game counts as long as it lasts, and a turn is"
                + " shown while at least "
                + Estimate.FEWEST
                + " games last. Line: median of the games; band: their middle half; the table has"
                + " their middle four fifths too (quantiles, type 7). The band shows how games"
                + " differ, not how sure the median is.")
        .definedIn(Campaigns.PAGE)
        .of(points);
  }

  private static List<CurvePoint> curve(Totals totals, String map, String line) {
    return IntStream.iterate(1, turn -> turn + 1)
        .mapToObj(
            turn ->
                new CurvePoint(
                    Key.of(map, line),
                    turn,
                    totals.observed(Key.of(map, line, String.valueOf(turn)))))
        .takeWhile(point -> point.values().n() >= Estimate.FEWEST)
        .toList();
  }
}
