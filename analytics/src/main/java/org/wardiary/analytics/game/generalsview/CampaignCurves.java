package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Quantiles;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Gold, territory and armies turn by turn: {@code docs/statistics/generals-view.md}. */
public final class CampaignCurves {

  /** Id of the table of gold. */
  public static final String GOLD = "gold-curves";

  /** Id of the table of squares. */
  public static final String TERRITORY = "territory-curves";

  /** Id of the table of units on the map. */
  public static final String ARMIES = "army-curves";

  /** Page that defines the statistics of A General's View. */
  static final String PAGE = "generals-view";

  private static final String ALL_MAPS = "all maps";
  private static final double[] QUANTILES = {0.1, 0.25, 0.5, 0.75, 0.9};

  private CampaignCurves() {}

  /** Gold of each side after its cities have paid. */
  public static Table gold(GameSet set) {
    return table(
        set, new TableBuilder(GOLD, "Gold, turn by turn", columns("gold")), Campaign.Turn::gold);
  }

  /** Squares of each side at the end of its turns. */
  public static Table territory(GameSet set) {
    return table(
        set,
        new TableBuilder(TERRITORY, "Territory, turn by turn", columns("squares")),
        Campaign.Turn::squares);
  }

  /** Units of each side on the map at the end of its turns. */
  public static Table armies(GameSet set) {
    return table(
        set,
        new TableBuilder(ARMIES, "Units on the map, turn by turn", columns("units")),
        Campaign.Turn::units);
  }

  private static Columns columns(String unit) {
    return Columns.builder()
        .text("map", "who")
        .number("own_turn", "turn")
        .count("games", "games")
        .number("tenth", unit)
        .number("lower_quartile", unit)
        .number("median", unit)
        .number("upper_quartile", unit)
        .number("nine_tenths", unit)
        .build();
  }

  private static Table table(
      GameSet set, TableBuilder table, ToDoubleFunction<Campaign.Turn> value) {
    table
        .note(
            "A side's own turns, counted from 1; a game counts as long as it lasts, and a turn is"
                + " shown while at least "
                + Estimate.FEWEST
                + " games last. Line: median of the games; dark band: their middle half; light band:"
                + " their middle four fifths (quantiles, type 7). The bands show how games differ,"
                + " not how sure the median is.")
        .definedIn(PAGE);
    List<String> maps = FirstMover.maps(set);
    if (maps.size() > 1) {
      curves(set.games(), ALL_MAPS, value, table);
    }
    for (String map : maps) {
      curves(
          set.games().stream().filter(game -> game.summary().getMap().equals(map)).toList(),
          map,
          value,
          table);
    }
    return table.build();
  }

  private static void curves(
      List<PlayedGame> games,
      String map,
      ToDoubleFunction<Campaign.Turn> value,
      TableBuilder table) {
    curve(games, new Line(map, "moved first", 0), value, table);
    curve(games, new Line(map, "moved second", 1), value, table);
  }

  /** A line: {@code after} is 0 for the side that moved first, 1 for the other. */
  private record Line(String map, String who, int after) {}

  private static void curve(
      List<PlayedGame> games,
      Line line,
      ToDoubleFunction<Campaign.Turn> value,
      TableBuilder table) {
    int turn = 0;
    while (true) {
      int own = turn++;
      double[] values =
          games.stream()
              .map(game -> turn(game, line.after(), own))
              .flatMap(Optional::stream)
              .mapToDouble(value)
              .toArray();
      if (values.length < Estimate.FEWEST) {
        return;
      }
      Quantiles quantiles = Quantiles.of(values);
      TableBuilder.RowBuilder row =
          table.row().text(line.map(), line.who()).number(own + 1).count(values.length);
      for (double p : QUANTILES) {
        row.number(quantiles.at(p));
      }
      row.end();
    }
  }

  private static Optional<Campaign.Turn> turn(PlayedGame game, int after, int own) {
    int first = game.index(game.summary().getFirstMover());
    return game.own(Campaign.class)
        .map(campaign -> campaign.turns().get((first + after) % 2))
        .filter(turns -> turns.size() > own)
        .map(turns -> turns.get(own));
  }
}
