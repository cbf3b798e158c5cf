package org.wardiary.reports.rows;

/**
 * A column of a table of rows.
 *
 * @param name lower-case words joined by {@code _}, unique in its table
 * @param type type of its values
 * @param unit unit of its numbers, e.g. {@code points}; {@code text} for text, {@code boolean} for
 *     true or false
 * @param description what it is, in a sentence
 */
public record RowField(String name, Type type, String unit, String description) {

  /** Type of the values of a column, none of which is ever missing. */
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
