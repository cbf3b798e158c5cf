package org.wardiary.events.text;

/** Whole numbers as records write them in names of squares, ids of units and draws. */
public final class Numerals {

  /** Returned by {@link #parse} for a text that is not such a number. */
  public static final int NONE = -1;

  /** The largest number that {@link #parse} reads. */
  public static final int MOST = 999_999_999;

  private static final int MOST_DIGITS = 9;

  private Numerals() {}

  /**
   * Parses a number from 1 to 999,999,999 in ASCII digits without a leading zero.
   *
   * @param text the text
   * @param from index of the number's first character
   * @param to index after its last character
   * @return the number, or {@link #NONE} if that part of the text is not such a number
   */
  public static int parse(String text, int from, int to) {
    if (from >= to || to - from > MOST_DIGITS || text.charAt(from) == '0') {
      return NONE;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return NONE;
      }
      number = 10 * number + digit - '0';
    }
    return number;
  }
}
