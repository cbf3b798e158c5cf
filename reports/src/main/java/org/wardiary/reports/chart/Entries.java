package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.OptionalDouble;
import org.wardiary.analytics.table.Row;

/** Rows of a table as rows of an interval chart. */
final class Entries {

  private static final int LONGEST_LABEL = 44;

  private Entries() {}

  /**
   * What is written at a row.
   *
   * @param label its name; cut where it is too long
   * @param n the count it rests on
   * @param pattern format of its value
   */
  record Words(String label, String n, String pattern) {

    private String shortLabel() {
      return label.length() <= LONGEST_LABEL ? label : label.substring(0, LONGEST_LABEL - 1) + "…";
    }
  }

  /** A value with its interval; only n in words where the table shows no value. */
  static IntervalRows.Entry entry(Row row, String column, Words words, Color colour) {
    OptionalDouble value = row.number(column);
    if (value.isEmpty()) {
      return IntervalRows.Entry.hidden(
          words.shortLabel(), words.n() + ": too few for a rate", colour);
    }
    return new IntervalRows.Entry(
        words.shortLabel(),
        value.getAsDouble(),
        row.number(column + "_low").orElseThrow(),
        row.number(column + "_high").orElseThrow(),
        Style.format(words.pattern()).format(value.getAsDouble()) + "  (" + words.n() + ")",
        colour);
  }
}
