package org.wardiary.events.game.recorded.file;

import java.util.OptionalInt;

/**
 * A whole number, or a rating of a unit.
 *
 * @param text digits, or the word of the rating
 */
public record Amount(String text) {

  /** Digits of a number that a check may name. */
  static final String DIGITS = "[0-9]{1,6}";

  /** The number; empty if it is a rating. */
  public OptionalInt number() {
    return text.matches(DIGITS) ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
  }
}
