package org.wardiary.projector.index;

/** Dates of records, {@code 1996.??.??}, as numbers that can be compared. */
final class Dates {

  private static final int LENGTH = 10;

  private Dates() {}

  /** The date as {@code yyyymmdd}, with unknown parts 0; 0 if the text is not a date. */
  static int of(String date) {
    if (date.length() != LENGTH) {
      return 0;
    }
    return 10_000 * part(date, 0, 4) + 100 * part(date, 5, 7) + part(date, 8, LENGTH);
  }

  private static int part(String date, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = date.charAt(i);
      if (digit < '0' || digit > '9') {
        return 0;
      }
      number = 10 * number + digit - '0';
    }
    return number;
  }
}
