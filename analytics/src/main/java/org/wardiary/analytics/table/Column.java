package org.wardiary.analytics.table;

import java.util.regex.Pattern;

/**
 * A column of a {@link Table}.
 *
 * @param name lower-case words joined by {@code _}, unique in its table, e.g. {@code win_rate}
 * @param kind what the cells hold
 * @param unit unit of the numbers, e.g. {@code share}, {@code points}; {@code text} for text
 */
public record Column(String name, Kind kind, String unit) {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  /** What the cells of a column hold. */
  public enum Kind {
    /** Text. */
    TEXT,
    /** A whole number of things, 0 or more. */
    COUNT,
    /** A measured or estimated number. */
    NUMBER,
    /** Lower bound of the interval of the number column to the left. */
    LOW,
    /** Upper bound of the interval of the number column two to the left. */
    HIGH
  }

  /** The unit of shares from 0 to 1. */
  public static final String SHARE = "share";

  /** Checks the name, and that there is a unit. */
  public Column {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "expected a column name of lower-case words, but got '" + name + "'");
    }
    if (unit.isBlank()) {
      throw new IllegalArgumentException("expected a unit for column '" + name + "', but got none");
    }
  }

  /** A column of text. */
  public static Column text(String name) {
    return new Column(name, Kind.TEXT, "text");
  }

  /** A column of counts of the things that the unit names. */
  public static Column count(String name, String unit) {
    return new Column(name, Kind.COUNT, unit);
  }

  /** A column of numbers. */
  public static Column number(String name, String unit) {
    return new Column(name, Kind.NUMBER, unit);
  }

  /** The column's CSV header: {@code win_rate [share]}. */
  public String header() {
    return name + " [" + unit + "]";
  }

  /** The column's name for display: {@code win rate}. */
  public String label() {
    return name.replace('_', ' ');
  }

  /** Whether the cells hold numbers of any kind. */
  public boolean numeric() {
    return kind != Kind.TEXT;
  }
}
