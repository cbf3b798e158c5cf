package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Heat;

/**
 * A table's numbers by space, shown on the board. The scale of rates is the same for every report,
 * so that reports can be compared side by side.
 *
 * @param spaces codes of the spaces that a row is about; none if they are on another map
 * @param rate number column that gives the colour
 * @param note what is written below the number
 * @param unit what the numbers are, e.g. {@code units lost per game}
 * @param written how they are written
 * @param scale where the colours begin and end, of a table
 * @param others the reading of spaces without a row; empty if they have none
 * @param drawn which rows are drawn
 */
public record HeatMap(
    Function<Row, List<String>> spaces,
    String rate,
    Function<Row, String> note,
    String unit,
    DoubleFunction<String> written,
    Function<Table, Heat.Scale> scale,
    Optional<Heat.Reading> others,
    Predicate<Row> drawn) {

  /**
   * A heat map of rates per game.
   *
   * @param space text column of the spaces' codes
   * @param things what is counted, e.g. {@code units lost}
   * @param full rate from which the darkest colour is used
   */
  public static HeatMap perGame(
      String space, String rate, Function<Row, String> note, String things, double full) {
    return new HeatMap(
        inColumn(space),
        rate,
        note,
        Text.of("%s per game", things),
        value -> Style.format("0.00").format(value),
        fixed(new Heat.Scale(0, "0", full, Text.of("%s+", Style.format("0.##").format(full)))),
        Optional.empty(),
        row -> true);
  }

  /**
   * A heat map of numbers, on a scale that ends at the largest of them; spaces without a row have
   * 0.
   *
   * @param space text column of the spaces' codes
   * @param number count column
   * @param unit what is counted, e.g. {@code attacks}
   */
  public static HeatMap counts(String space, String number, String unit) {
    return new HeatMap(
        inColumn(space),
        number,
        row -> "",
        unit,
        value -> Style.format("0").format(value),
        table -> {
          long most = table.rows().stream().mapToLong(row -> row.count(number)).max().orElse(0);
          return new Heat.Scale(0, "0", most, Long.toString(most));
        },
        Optional.of(new Heat.Reading(0, "", "")),
        row -> true);
  }

  private static Function<Table, Heat.Scale> fixed(Heat.Scale scale) {
    return table -> scale;
  }

  private static Function<Row, List<String>> inColumn(String space) {
    return row -> List.of(row.text(space));
  }

  /** A heat map of what it is worth to hold a place, where each place is one space. */
  public static HeatMap worthOfPlaces() {
    return worthOfPlaces(List::of);
  }

  /**
   * A heat map of what it is worth to hold a place, where that is more than chance.
   *
   * @param spaces codes of the spaces of a place by its name; none if they are on another map
   */
  public static HeatMap worthOfPlaces(Function<String, List<String>> spaces) {
    return new HeatMap(
        row -> spaces.apply(row.text("place")),
        "more",
        RowWords.of("n %s", "games"),
        "points scored by holders",
        HeatMap::points,
        fixed(new Heat.Scale(-0.1, "\u221210", 0.1, "+10")),
        Optional.empty(),
        row -> row.is("verdict", Certainty.SURVIVES));
  }

  /** A share in percentage points, short enough for a small space: without decimals from 10 up. */
  private static String points(double share) {
    double tenths = Math.round(1000 * share) / 10.0;
    if (tenths == 0) {
      return "0.0";
    }
    return Style.format(Math.abs(tenths) < 10 ? "+0.0;\u22120.0" : "+0;\u22120").format(tenths);
  }

  /** The heat map of some of the rows. */
  public HeatMap where(Predicate<Row> wanted) {
    return new HeatMap(spaces, rate, note, unit, written, scale, others, wanted);
  }

  /** The chart that draws the heat map on a board. */
  public Chart on(BoardPicture picture, GameMap map) {
    return (table, style) -> {
      Heat heat = heat(table, picture.spaces(map));
      return new BoardDrawing(heat, picture.heat(map, heat), style.colours().palette());
    };
  }

  private Heat heat(Table table, List<String> all) {
    Map<String, Heat.Reading> readings = new TreeMap<>();
    others.ifPresent(reading -> all.forEach(space -> readings.put(space, reading)));
    for (Row row : table.select(drawn.and(row -> row.number(rate).isPresent()))) {
      double value = row.number(rate).orElseThrow();
      Heat.Reading reading = new Heat.Reading(value, written.apply(value), note.apply(row));
      spaces.apply(row).forEach(space -> readings.put(space, reading));
    }
    return new Heat(title(table), unit, scale.apply(table), readings);
  }

  /**
   * The title; it says so if the table also has places of other maps, which the board does not
   * show.
   */
  private String title(Table table) {
    boolean all = table.rows().stream().noneMatch(row -> spaces.apply(row).isEmpty());
    String only = all ? "" : "; here the places of the standard map alone";
    return Text.of("%s (%s%s)", table.title(), table.source(), only);
  }
}
