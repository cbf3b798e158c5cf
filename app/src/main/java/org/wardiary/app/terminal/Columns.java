package org.wardiary.app.terminal;

import java.util.List;

/** Rows of text as a table of aligned columns. */
public final class Columns {

  private Columns() {}

  /**
   * The table, with two spaces between columns; lines end with the system's line separator.
   *
   * @param rows rows of equally many cells each; the first row is the header
   */
  public static String text(List<List<String>> rows) {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
      }
      out.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return out.toString();
  }
}
