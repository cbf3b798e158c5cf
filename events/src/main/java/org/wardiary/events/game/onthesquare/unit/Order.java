package org.wardiary.events.game.onthesquare.unit;

import java.util.Arrays;
import java.util.List;

/** The orders (WS-4.3), named by their letters. */
public enum Order {
  /** No order. */
  NONE,
  /** ADVANCE AND FACE. */
  A,
  /** Move the box. */
  B,
  /** CHARGE. */
  C,
  /** DEPLOY, FORM LINE, FORM SQUARE, FALL IN. */
  D,
  /** FACE AND ADVANCE. */
  F,
  /** FIRE. */
  S;

  /** All orders, {@link #NONE} first. */
  public static final List<Order> ALL = List.of(values());

  private static final String LETTERS = "\0ABCDFS";
  private static final Order[] BY_LETTER = new Order[128];

  static {
    Arrays.fill(BY_LETTER, NONE);
    for (Order order : values()) {
      BY_LETTER[order.letter()] = order;
    }
  }

  /** The order's letter; 0 for {@link #NONE}. */
  public char letter() {
    return LETTERS.charAt(ordinal());
  }

  /** The order with a letter; {@link #NONE} if there is none. */
  public static Order of(char letter) {
    return letter < BY_LETTER.length ? BY_LETTER[letter] : NONE;
  }

  /** The order's text in events and positions, which is its letter; empty for {@link #NONE}. */
  public String text() {
    return this == NONE ? "" : name();
  }

  /**
   * The order with a text as {@link #text} returns it.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Order read(String text) {
    return text.isEmpty() ? NONE : valueOf(text);
  }
}
