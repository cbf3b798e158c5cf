package org.wardiary.analytics.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;

/** How a field is compared. */
public enum Operator {
  /** Equal; of text, in any case. */
  EQUAL("=", order -> order == 0),
  /** Not equal. */
  NOT_EQUAL("!=", order -> order != 0),
  /** Not greater. */
  AT_MOST("<=", order -> order <= 0),
  /** Not less. */
  AT_LEAST(">=", order -> order >= 0),
  /** Less. */
  LESS("<", order -> order < 0),
  /** Greater. */
  GREATER(">", order -> order > 0);

  private final String sign;
  private final IntPredicate holds;

  Operator(String sign, IntPredicate holds) {
    this.sign = sign;
    this.holds = holds;
  }

  /** As a query writes it. */
  public String sign() {
    return sign;
  }

  /** Whether it asks for the order of numbers. */
  boolean orders() {
    return this != EQUAL && this != NOT_EQUAL;
  }

  /** Whether two values of one sort, both numbers, both flags or both text, stand so. */
  boolean holds(Object one, Object other) {
    if (one instanceof Long number && other instanceof Long limit) {
      return holds.test(Long.compare(number, limit));
    }
    return holds.test(one.toString().equalsIgnoreCase(other.toString()) ? 0 : 1);
  }

  /** The operator with which a text goes on at a place, the longest one. */
  static Optional<Operator> at(String text, int place) {
    return Arrays.stream(values()).filter(one -> text.startsWith(one.sign, place)).findFirst();
  }
}
