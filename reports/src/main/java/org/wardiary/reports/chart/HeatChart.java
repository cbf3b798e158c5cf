package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.study.FlankAttacks;
import org.wardiary.analytics.study.UnitCareers;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.board.BoardPictures;
import org.wardiary.reports.board.Heat;

/** A table's rates by square on the board. */
final class HeatChart {

  /**
   * What of a table is shown.
   *
   * @param rate column of the rate per game, which gives the colour
   * @param count column of the count below it
   * @param things what is counted, e.g. {@code flank attacks}
   */
  record Shown(String rate, String count, String things) {}

  private static final Map<String, Shown> ALL =
      Map.of(
          FlankAttacks.SQUARES, new Shown("flank_per_game", "attacks", "flank attacks"),
          UnitCareers.SQUARES, new Shown("lost_per_game", "lost", "units lost"));

  private static final double RARE = 0.1;

  private HeatChart() {}

  /** Whether a table is drawn so. */
  static boolean draws(Table table) {
    return ALL.containsKey(table.id());
  }

  /** The board; empty if the game has no pictures or no square has a rate. */
  static Optional<Drawing> picture(Table table, Style style, String game, MapFile map) {
    Shown shown = ALL.get(table.id());
    List<Row> rows = table.select(row -> row.number(shown.rate()).isPresent());
    double most =
        rows.stream().mapToDouble(row -> row.number(shown.rate()).orElseThrow()).max().orElse(0);
    if (most == 0 || !BoardPictures.games().contains(game)) {
      return Optional.empty();
    }
    // what is rare is counted in a hundred games, or all squares would bear the same two digits
    int games = most < RARE ? 100 : 1;
    String per = shown.things() + (games == 1 ? " per game" : " per 100 games");
    Map<String, Heat.Reading> readings = new TreeMap<>();
    for (Row row : rows) {
      double rate = row.number(shown.rate()).orElseThrow();
      readings.put(
          row.text("square"),
          new Heat.Reading(rate, written(rate * games, games), "n " + row.count(shown.count())));
    }
    Heat heat =
        new Heat(
            table.title() + " (" + table.source() + ")",
            per,
            new Heat.Scale(0, "0", most, written(most * games, games)),
            readings);
    return Optional.of(new BoardDrawing(BoardPictures.of(game).heat(map, heat), style.palette()));
  }

  private static String written(double value, int games) {
    return Style.format(games == 1 ? "0.00" : "0.0").format(value);
  }
}
