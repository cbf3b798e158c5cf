package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Heat;

/**
 * A table's rates by space, shown on the board.
 *
 * @param space text column of the spaces' codes
 * @param rate number column of the rate per game, which gives the colour
 * @param count count column of what is written below it
 * @param things what is counted, e.g. {@code units lost}
 */
public record HeatMap(String space, String rate, String count, String things) {

  private static final double RARE = 0.1;

  /** The chart on a board. */
  public Chart on(BoardPicture picture, GameMap map) {
    return (table, style) -> {
      Heat heat = heat(table);
      return new BoardDrawing(heat, picture.heat(map, heat), style.colours().palette());
    };
  }

  private Heat heat(Table table) {
    List<Row> rows = table.select(row -> row.number(rate).isPresent());
    double most = rows.stream().mapToDouble(this::value).max().orElse(0);
    // what is rare is counted in a hundred games, or all spaces would bear the same two digits
    int games = most < RARE ? 100 : 1;
    Map<String, Heat.Reading> readings = new TreeMap<>();
    for (Row row : rows) {
      readings.put(
          row.text(space),
          new Heat.Reading(
              value(row), written(value(row), games), Text.of("n %d", row.count(count))));
    }
    return new Heat(
        Text.of("%s (%s)", table.title(), table.source()),
        Text.of(games == 1 ? "%s per game" : "%s per 100 games", things),
        new Heat.Scale(0, "0", most, written(most, games)),
        readings);
  }

  private double value(Row row) {
    return row.number(rate).orElseThrow();
  }

  private static String written(double value, int games) {
    return Style.format(games == 1 ? "0.00" : "0.0").format(value * games);
  }
}
