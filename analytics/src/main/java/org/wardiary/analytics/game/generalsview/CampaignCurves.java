package org.wardiary.analytics.game.generalsview;

import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Distribution;
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
  private static final double[] QUANTILES = {0.1, 0.25, 0.5, 0.75, 0.9};

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
        totals -> table(totals, columns(new TableBuilder(id, title), unit)));
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

  private static TableBuilder columns(TableBuilder table, String unit) {
    return table
        .text("map", "who")
        .number("own_turn", "turn")
        .count("games", "games")
        .number("tenth", unit)
        .number("lower_quartile", unit)
        .number("median", unit)
        .number("upper_quartile", unit)
        .number("nine_tenths", unit);
  }

  private static Table table(Totals totals, TableBuilder table) {
    table
        .note(
            "A side's own turns, counted from 1; a game counts as long as it lasts, and a turn is"
                + " shown while at least "
                + Estimate.FEWEST
                + " games last. Line: median of the games; band: their middle half; the table has"
                + " their middle four fifths too (quantiles, type 7). The band shows how games"
                + " differ, not how sure the median is.")
        .definedIn(Campaigns.PAGE);
    List<String> maps = FirstMover.maps(totals);
    if (maps.size() > 1) {
      LINES.forEach(line -> curve(totals, ALL_MAPS, line, table));
    }
    maps.forEach(map -> LINES.forEach(line -> curve(totals, map, line, table)));
    return table.build();
  }

  private static void curve(Totals totals, String map, String line, TableBuilder table) {
    for (int turn = 1; ; turn++) {
      Distribution values = totals.observed(Key.of(map, line, String.valueOf(turn)));
      if (values.n() < Estimate.FEWEST) {
        return;
      }
      TableBuilder.RowBuilder row = table.row(map, line).number(turn).count(values.n());
      for (double p : QUANTILES) {
        row.number(values.quantile(p));
      }
      row.end();
    }
  }
}
