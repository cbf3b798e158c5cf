package org.wardiary.reports.chart;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.board.BoardPictures;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Palette;

/** Flank attacks by square on the board. */
final class HeatChart {

  private HeatChart() {}

  /** The board; empty if the game has no pictures or no square has a rate. */
  static Optional<Drawing> picture(Table table, Style style, String game, MapFile map) {
    Map<String, Heat.Reading> readings = new TreeMap<>();
    double most = 0;
    for (Row row : table.rows()) {
      OptionalDouble rate = row.number("flank_per_game");
      if (rate.isPresent()) {
        most = Math.max(most, rate.getAsDouble());
        readings.put(
            row.text("square"),
            new Heat.Reading(
                rate.getAsDouble(),
                Style.format("0.00").format(rate.getAsDouble()),
                "n " + row.count("attacks")));
      }
    }
    if (most == 0 || !BoardPictures.games().contains(game)) {
      return Optional.empty();
    }
    Heat heat =
        new Heat(
            table.title() + " (" + table.source() + ")",
            "flank attacks per game",
            new Heat.Scale(0, "0", most, Style.format("0.00").format(most)),
            readings);
    Palette palette =
        style.palette().theme() == org.wardiary.reports.chart.Palette.Theme.LIGHT
            ? Palette.LIGHT
            : Palette.DARK;
    return Optional.of(new BoardDrawing(BoardPictures.of(game).heat(map, heat), palette));
  }
}
