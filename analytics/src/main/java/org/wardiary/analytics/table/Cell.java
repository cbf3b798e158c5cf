package org.wardiary.analytics.table;

import java.util.OptionalDouble;

/** A cell of a {@link Table}. */
public sealed interface Cell {

  /** An empty cell: nothing is known, or n is too small for a value to be shown. */
  Cell NONE = new Empty();

  /** Text. */
  record Text(String value) implements Cell {}

  /** A whole number of things, 0 or more. */
  record Count(long value) implements Cell {
    /** Checks that the count is not negative. */
    public Count {
      if (value < 0) {
        throw new IllegalArgumentException("expected a count of 0 or more, but got " + value);
      }
    }
  }

  /** A finite number. */
  record Number(double value) implements Cell {
    /** Checks that the number is finite. */
    public Number {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("expected a finite number, but got " + value);
      }
    }
  }

  /** A cell that holds nothing. */
  record Empty() implements Cell {}

  /** A cell that holds text. */
  static Cell of(String value) {
    return new Text(value);
  }

  /** A cell that holds a count. */
  static Cell of(long value) {
    return new Count(value);
  }

  /** A cell that holds a number. */
  static Cell of(double value) {
    return new Number(value);
  }

  /** A cell that holds a number, or nothing. */
  static Cell of(OptionalDouble value) {
    return value.isPresent() ? of(value.getAsDouble()) : NONE;
  }
}
