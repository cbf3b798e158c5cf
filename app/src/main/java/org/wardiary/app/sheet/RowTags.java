package org.wardiary.app.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.text.Numerals;

/**
 * Makes the tags of a row's record.
 *
 * @param plan which column is about what
 * @param dates reads dates
 * @param sides the game's sides
 * @param common tags of each record, unless the row has its own
 */
record RowTags(ColumnPlan plan, SheetDates dates, List<String> sides, Map<String, String> common) {

  private static final List<Column> AS_THEY_ARE =
      List.of(
          Column.EVENT,
          Column.SITE,
          Column.ROUND,
          Column.BOARD,
          Column.SCENARIO,
          Column.OPTIONS,
          Column.BID,
          Column.SCORE,
          Column.TURNS);

  private static final String RESULT = "Result";
  private static final String TERMINATION = "Termination";

  /**
   * The tags of a row, of which the one called {@code Comment} is a comment.
   *
   * @throws BadSheet if the row cannot be read
   */
  Map<String, String> of(Sheet.Row row) {
    Map<String, String> tags = new LinkedHashMap<>(common);
    for (Column column : AS_THEY_ARE) {
      put(column.title(), plan.cell(row, column), tags);
    }
    plan.tags().forEach(tag -> put(tag, plan.cell(row, tag), tags));
    String date = plan.cell(row, Column.DATE);
    if (!SheetWords.isNone(date)) {
      tags.put(Column.DATE.title(), dates.read(date));
    }
    Seats seats = new Seats(row, plan, sides);
    tags.putAll(seats.players());
    put(RecordedTags.PLACES, places(row), tags);
    String ending = ending(row, seats);
    tags.put(RESULT, result(row, seats, ending, tags));
    tags.put(TERMINATION, ending(ending, tags.get(RESULT)));
    put(Column.COMMENT.title(), GameText.comment(plan.cell(row, Column.COMMENT)), tags);
    return tags;
  }

  private static void put(String tag, String cell, Map<String, String> tags) {
    if (!SheetWords.isNone(cell)) {
      tags.put(tag, cell);
    }
  }

  private String ending(Sheet.Row row, Seats seats) {
    String said = SheetWords.ending(plan.cell(row, Column.TERMINATION));
    return said.isEmpty() && seats.isBye() ? SheetWords.BYE : said;
  }

  private static String ending(String said, String result) {
    if (!said.isEmpty()) {
      return said;
    }
    return result.equals(SheetWords.OPEN) ? "unfinished" : "unknown";
  }

  private String result(Sheet.Row row, Seats seats, String ending, Map<String, String> tags) {
    Set<String> results = new LinkedHashSet<>();
    for (Column column : List.of(Column.RESULT, Column.WINNER, Column.WINNING_SIDE)) {
      String cell = plan.cell(row, column);
      if (!SheetWords.isNone(cell) && !SheetWords.isBye(cell)) {
        results.add(seats.result(column.title(), cell));
      }
    }
    // a winner's column may hold a player's name although the game was drawn
    if (results.contains(SheetWords.DRAW) && plan.has(Column.LOSER)) {
      return SheetWords.DRAW;
    }
    if (results.size() > 1) {
      throw new BadSheet("expected one result but got %s", String.join(" and ", results));
    }
    return results.stream().findFirst().orElseGet(() -> implied(seats, ending, tags));
  }

  private static String implied(Seats seats, String ending, Map<String, String> tags) {
    if (tags.containsKey(RecordedTags.PLACES)) {
      List<String> best = RecordedTags.places(tags.get(RecordedTags.PLACES)).get(0);
      return best.size() == 1 ? best.get(0) : SheetWords.DRAW;
    }
    if (ending.equals(SheetWords.BYE) && seats.players().size() == 1) {
      return seats.players().keySet().iterator().next();
    }
    if (SheetWords.isOpen(ending)) {
      return SheetWords.OPEN;
    }
    throw new BadSheet("expected who won, draw or * but the row does not say");
  }

  /** The sides by place, from their own columns or that of all; empty if the row has none. */
  private String places(Sheet.Row row) {
    if (!plan.hasPlaces()) {
      return plan.cell(row, Column.PLACES);
    }
    Map<Integer, List<String>> places = new TreeMap<>();
    for (String side : sides) {
      String cell = plan.cell(row, ColumnPlan.place(side));
      int place = Numerals.parse(cell, 0, cell.length());
      if (place == Numerals.NONE) {
        throw new BadSheet("expected the place of %s, a number, but got '%s'", side, cell);
      }
      places.computeIfAbsent(place, key -> new ArrayList<>()).add(side);
    }
    return String.join(", ", places.values().stream().map(one -> String.join(" = ", one)).toList());
  }
}
