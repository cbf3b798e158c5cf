package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.board.BoardPictures;
import org.wardiary.reports.board.Heat;

/** Flank attacks by square on the board. */
final class HeatChart {

  private static final String RATE = "flank_per_game";
  private static final double RARE = 0.1;

  private HeatChart() {}

  /** The board; empty if the game has no pictures or no square has a rate. */
  static Optional<Drawing> picture(Table table, Style style, String game, MapFile map) {
    List<Row> rows = table.select(row -> row.number(RATE).isPresent());
    double most = rows.stream().mapToDouble(row -> row.number(RATE).orElseThrow()).max().orElse(0);
    if (most == 0 || !BoardPictures.games().contains(game)) {
      return Optional.empty();
    }
    // what is rare is counted in a hundred games, or all squares would bear the same two digits
    int games = most < RARE ? 100 : 1;
    String per = games == 1 ? "flank attacks per game" : "flank attacks per 100 games";
    Map<String, Heat.Reading> readings = new TreeMap<>();
    for (Row row : rows) {
      double rate = row.number(RATE).orElseThrow();
      readings.put(
          row.text("square"),
          new Heat.Reading(rate, written(rate * games, games), "n " + row.count("attacks")));
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
