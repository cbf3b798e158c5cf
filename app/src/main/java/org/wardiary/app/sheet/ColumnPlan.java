package org.wardiary.app.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Nearest;

/** Which column of a sheet is about what: as the user says, else by its heading. */
final class ColumnPlan {

  private static final Pattern TAG = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private final Sheet sheet;
  private final List<String> sides;
  private final Map<String, Integer> columns = new LinkedHashMap<>();
  private final List<String> chosen = new ArrayList<>();

  /**
   * Assigns the columns.
   *
   * @param chosen what the user says: headings by {@link Column#title}, side or name of a tag; an
   *     empty heading leaves the column out
   * @throws BadSheet if it is not clear which column is meant
   */
  ColumnPlan(Sheet sheet, List<String> sides, Map<String, String> chosen) {
    this.sheet = sheet;
    this.sides = sides;
    chosen.forEach(this::choose);
    for (int column = 0; column < sheet.headings().size(); column++) {
      recognise(column);
    }
    requireGames();
  }

  /** Name of the column with the place of a side. */
  static String place(String side) {
    return side + " place";
  }

  /** Name of the column, and of the tag, with the team of a side's player. */
  static String team(String side) {
    return side + "Team";
  }

  private void choose(String name, String heading) {
    String known = known(name);
    chosen.add(known);
    if (heading.isBlank()) {
      return;
    }
    List<Integer> found = withHeading(heading);
    if (found.isEmpty()) {
      throw new BadSheet(
          "--column: expected a heading of the sheet but got '%s'; nearest: %s",
          heading, String.join(", ", Nearest.of(heading, sheet.headings().stream())));
    }
    requireOnce(heading, found);
    columns.put(known, found.get(0));
  }

  private String known(String name) {
    String folded = Column.folded(name);
    return Stream.concat(
            sides.stream().filter(side -> Column.folded(side).equals(folded)),
            Stream.of(Column.values())
                .map(Column::title)
                .filter(title -> Column.folded(title).equals(folded)))
        .findFirst()
        .orElseGet(() -> tag(name));
  }

  private static String tag(String name) {
    if (!TAG.matcher(name).matches()) {
      throw new BadSheet("--column: expected the name of a tag before '=' but got '%s'", name);
    }
    return name;
  }

  private List<Integer> withHeading(String heading) {
    String folded = Column.folded(heading);
    return IntStream.range(0, sheet.headings().size())
        .filter(i -> Column.folded(sheet.headings().get(i)).equals(folded))
        .boxed()
        .toList();
  }

  private static void requireOnce(String heading, List<Integer> found) {
    if (found.size() > 1) {
      throw new BadSheet(
          "expected each heading once but '%s' is that of columns %d and %d",
          Problem.shown(heading), found.get(0) + 1, found.get(1) + 1);
    }
  }

  private void recognise(int column) {
    String heading = sheet.headings().get(column);
    Optional<String> name = name(Column.folded(heading));
    if (name.isEmpty() || chosen.contains(name.get()) || columns.containsValue(column)) {
      return;
    }
    requireOnce(heading, withHeading(heading));
    Integer other = columns.put(name.get(), column);
    if (other != null) {
      throw new BadSheet(
          "expected one column %s but the headings '%s' and '%s' both mean it;"
              + " --column \"%s=%s\" says which",
          name.get(), sheet.headings().get(other), heading, name.get(), heading);
    }
  }

  /** What a heading means: a side's player, a side's place, or one of the columns. */
  private Optional<String> name(String heading) {
    for (String side : sides) {
      String folded = Column.folded(side);
      if (List.of(folded, folded + " player", "player " + folded).contains(heading)) {
        return Optional.of(side);
      }
      if (List.of(folded + " place", folded + " rank").contains(heading)) {
        return Optional.of(place(side));
      }
      if (List.of(folded + "team", folded + " team").contains(heading)) {
        return Optional.of(team(side));
      }
    }
    return Column.of(heading).map(Column::title);
  }

  private void requireGames() {
    boolean seated =
        sides.stream().anyMatch(columns::containsKey)
            || has(Column.PLAYER_1) && (has(Column.SIDE_1) || has(Column.SIDE_2))
            || has(Column.WINNER) && has(Column.WINNING_SIDE);
    boolean ended =
        Stream.of(Column.RESULT, Column.WINNER, Column.WINNING_SIDE, Column.PLACES)
                .anyMatch(this::has)
            || hasPlaces();
    if (!seated || !ended) {
      throw new BadSheet(
          "expected columns that say who had which side (%s; or Player1, Player2 and Side1; or"
              + " Winner, Loser and WinningSide) and who won (Winner, Result, WinningSide or Places)"
              + " but the headings are %s; --column \"NAME=HEADING\" says what one means",
          String.join(", ", sides), Problem.shown(String.join(", ", sheet.headings())));
    }
  }

  /** Whether the sheet has a column. */
  boolean has(Column column) {
    return columns.containsKey(column.title());
  }

  /** Whether the sheet has a column for the place of each side. */
  boolean hasPlaces() {
    return sides.stream().allMatch(side -> columns.containsKey(place(side)));
  }

  /** A cell of a row; empty if the sheet has no such column. */
  String cell(Sheet.Row row, String name) {
    Integer column = columns.get(name);
    return column == null ? "" : row.cell(column);
  }

  String cell(Sheet.Row row, Column column) {
    return cell(row, column.title());
  }

  /** The columns by name, in order. */
  Map<String, Integer> columns() {
    return columns;
  }

  /** The names of tags that only the user has given. */
  List<String> tags() {
    return columns.keySet().stream()
        .filter(name -> TAG.matcher(name).matches() && !sides.contains(name))
        .filter(name -> Stream.of(Column.values()).noneMatch(one -> one.title().equals(name)))
        .toList();
  }

  /** The headings of columns that are not used. */
  List<String> unused() {
    return IntStream.range(0, sheet.headings().size())
        .filter(i -> !columns.containsValue(i) && !sheet.headings().get(i).isEmpty())
        .mapToObj(sheet.headings()::get)
        .toList();
  }
}
