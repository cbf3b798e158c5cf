package org.wardiary.reports.game;

import java.util.List;

/**
 * What a game file states of one matter, as a table.
 *
 * @param title its heading
 * @param columns headings of the columns; {@link #RULE} first where each row is a rule
 * @param rows the cells of each row
 */
public record Facts(String title, List<String> columns, List<List<String>> rows) {

  /** Heading of a column of rules' ids. */
  public static final String RULE = "Rule";

  /** Copies the lists. */
  public Facts {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** The rule of a row, if rows are rules. */
  public String anchor(List<String> row) {
    return columns.get(0).equals(RULE) ? row.get(0) : "";
  }
}
