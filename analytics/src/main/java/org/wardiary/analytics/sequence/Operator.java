package org.wardiary.analytics.sequence;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.wardiary.events.identity.Names;

/** A comparison of a field with a value. */
public enum Operator {
  /** Equal; text is compared without regard to case. */
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

  /** The operator's sign in a query. */
  public String sign() {
    return sign;
  }

  /** Whether the operator compares the order of numbers. */
  boolean orders() {
    return this != EQUAL && this != NOT_EQUAL;
  }

  /** Whether the comparison holds between two values, which must be of the same type. */
  boolean holds(Object one, Object other) {
    if (one instanceof Collection<?> several) { // equal to one of them, or to none
      boolean equal = several.stream().anyMatch(each -> EQUAL.holds(each, other));
      return equal == (this == EQUAL);
    }
    if (one instanceof Long number && other instanceof Long limit) {
      return holds.test(Long.compare(number, limit));
    }
    return holds.test(
        Names.same(one.toString()).equalsIgnoreCase(Names.same(other.toString())) ? 0 : 1);
  }

  /** The longest operator that begins at an index of a text, if any. */
  static Optional<Operator> at(String text, int place) {
    return Arrays.stream(values()).filter(one -> text.startsWith(one.sign, place)).findFirst();
  }
}
