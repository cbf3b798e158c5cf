package org.wardiary.reports.rows;

/**
 * A column of a table of rows.
 *
 * @param name lower-case words joined by {@code _}, unique in its table
 * @param type what its values are
 * @param unit of its numbers, e.g. {@code points}; {@code text} for text
 * @param description what it is, a sentence
 */
public record RowField(String name, Type type, String unit, String description) {

  /** What the values of a column are; none is ever missing. */
  public enum Type {
    /** Text, perhaps empty: a {@link String}. */
    STRING,
    /** A whole number: a {@link Long}. */
    INTEGER,
    /** A number: a {@link Double}. */
    NUMBER,
    /** True or false: a {@link Boolean}. */
    BOOLEAN
  }
}
