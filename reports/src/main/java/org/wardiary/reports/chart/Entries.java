package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.OptionalDouble;
import org.wardiary.analytics.table.Row;

/** Rows of a table as rows of an interval chart. */
final class Entries {

  private Entries() {}

  /** A share with its interval; only n in words where the table shows no rate. */
  static IntervalRows.Entry share(Row row, String column, String label, String n, Color colour) {
    return entry(row, column, label, n, colour, "0 %");
  }

  static IntervalRows.Entry entry(
      Row row, String column, String label, String n, Color colour, String pattern) {
    OptionalDouble value = row.number(column);
    if (value.isEmpty()) {
      return IntervalRows.Entry.hidden(label, n + ": too few for a rate", colour);
    }
    return new IntervalRows.Entry(
        label,
        value.getAsDouble(),
        row.number(column + "_low").orElseThrow(),
        row.number(column + "_high").orElseThrow(),
        Style.format(pattern).format(value.getAsDouble()) + "  (" + n + ")",
        colour);
  }
}
