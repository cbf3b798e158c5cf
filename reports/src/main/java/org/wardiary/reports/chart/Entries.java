package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.wardiary.analytics.table.Row;
import org.wardiary.events.text.Text;

/** Rows of a table as rows of an interval chart. */
final class Entries {

  private static final int FINER = 2;
  private static final Pattern NOTHING = Pattern.compile("[^1-9]*");

  private Entries() {}

  /**
   * The words at a row.
   *
   * @param label its name
   * @param n the count it rests on
   * @param pattern format of its value
   */
  record Words(String label, String n, String pattern) {}

  /** A value with its interval; a hidden entry with only n in words if the table has no value. */
  static IntervalRows.Entry entry(Row row, String column, Words words, Color colour) {
    OptionalDouble value = row.number(column);
    if (value.isEmpty()) {
      return IntervalRows.Entry.hidden(
          words.label(),
          (words.n().isEmpty() ? "" : words.n() + ": ") + "too few for a rate",
          colour);
    }
    String n = words.n().isEmpty() ? "" : Text.of("  (%s)", words.n());
    return new IntervalRows.Entry(
        words.label(),
        value.getAsDouble(),
        bound(row, column + "_low", value.getAsDouble()),
        bound(row, column + "_high", value.getAsDouble()),
        written(value.getAsDouble(), words.pattern()) + n,
        colour,
        Glyph.DISC,
        Double.NaN);
  }

  /** A bound of a value's interval; the value itself if it has no interval. */
  private static double bound(Row row, String column, double value) {
    return row.has(column) ? row.number(column).orElseThrow() : value;
  }

  /** Formats a value by a pattern, with more decimals if it would otherwise read as zero. */
  static String written(double value, String pattern) {
    String text = Style.format(pattern).format(value);
    String finer = pattern;
    for (int i = 0; i < FINER && value != 0 && NOTHING.matcher(text).matches(); i++) {
      finer = finer.contains("0.0") ? finer.replace("0.0", "0.00") : finer.replace("0", "0.0");
      text = Style.format(finer).format(value);
    }
    return text;
  }
}
