package org.wardiary.reports.chart;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Heat;

/**
 * A table's rates by space, shown on the board. The scale is the same for every report, so that
 * they can be laid beside each other.
 *
 * @param space text column of the spaces' codes
 * @param rate number column of the rate per game, which gives the colour
 * @param note what is written below it
 * @param things what is counted, e.g. {@code units lost}
 * @param full rate from which the darkest colour is used
 */
public record HeatMap(
    String space, String rate, Function<Row, String> note, String things, double full) {

  /** The chart on a board. */
  public Chart on(BoardPicture picture, GameMap map) {
    return (table, style) -> {
      Heat heat = heat(table);
      return new BoardDrawing(heat, picture.heat(map, heat), style.colours().palette());
    };
  }

  private Heat heat(Table table) {
    Map<String, Heat.Reading> readings = new TreeMap<>();
    for (Row row : table.select(row -> row.number(rate).isPresent())) {
      double value = row.number(rate).orElseThrow();
      readings.put(row.text(space), new Heat.Reading(value, written(value), note.apply(row)));
    }
    return new Heat(
        Text.of("%s (%s)", table.title(), table.source()),
        Text.of("%s per game", things),
        new Heat.Scale(0, "0", full, Text.of("%s+", Style.format("0.##").format(full))),
        readings);
  }

  private static String written(double value) {
    return Style.format("0.00").format(value);
  }
}
