package org.wardiary.app.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** Which column of a sheet is about what, for a user who is to look before games are stored. */
final class SheetPreview {

  private static final int SHOWN = 3;

  private SheetPreview() {}

  /** A line for each column: what it is about, its heading, and its first cells. */
  static String text(Sheet sheet, ColumnPlan plan) {
    StringBuilder text = new StringBuilder();
    String separator = sheet.separator() == '\t' ? "tabs" : "'" + sheet.separator() + "'";
    String rows = Text.count(sheet.rows().size(), "row");
    text.append(Text.of("%s below the headings, cells separated by %s%n", rows, separator));
    plan.columns()
        .forEach(
            (name, column) ->
                text.append(
                    Text.of(
                        "%s: column %d, '%s': %s%n",
                        name,
                        column + 1,
                        Problem.shown(sheet.headings().get(column)),
                        first(sheet, column))));
    return text.toString();
  }

  private static String first(Sheet sheet, int column) {
    List<String> cells =
        sheet.rows().stream()
            .map(row -> row.cell(column))
            .filter(Text::shows)
            .distinct()
            .limit(SHOWN)
            .map(Problem::shown)
            .toList();
    return cells.isEmpty()
        ? "no cell says anything"
        : cells.stream().collect(Collectors.joining(", ", "", ", …"));
  }
}
