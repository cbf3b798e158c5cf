package org.wardiary.events.text;

import java.util.Locale;

/**
 * Formats text in one locale. {@link String#formatted} takes the machine's default locale, under
 * which {@code %d} may write other digits and {@code %.2f} another decimal point.
 */
public final class Text {

  /** What is read in place of bytes that are not in the encoding. */
  private static final String UNREADABLE = "\uFFFD";

  private Text() {}

  /** Whether all bytes of a text that was read were text. */
  public static boolean isReadable(String text) {
    return !text.contains(UNREADABLE);
  }

  /**
   * A text with its values in place, in {@link Locale#ROOT}.
   *
   * @param format as {@link java.util.Formatter} reads it
   * @param values what its {@code %} stand for, in order
   */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /**
   * A text, or the beginning of a longer one and an ellipsis.
   *
   * @param most number of code points that are kept at most
   */
  public static String cut(String text, int most) {
    return text.codePointCount(0, text.length()) <= most
        ? text
        : text.substring(0, text.offsetByCodePoints(0, most)) + "…";
  }

  /**
   * A text, or of a longer one the beginning, an ellipsis and the end: for texts that end with what
   * tells them apart.
   *
   * @param most number of code points that are kept at most
   */
  public static String cutWithin(String text, int most) {
    int length = text.codePointCount(0, text.length());
    return length <= most
        ? text
        : cut(text, most - most / 2)
            + text.substring(text.offsetByCodePoints(0, length - most / 2));
  }

  /**
   * A number of things: {@code 1 game}, {@code 2 games}, {@code 2 queries}, {@code 2 matches}.
   *
   * @param one the word for one of them, whose plural is regular
   */
  public static String count(long number, String one) {
    return count(number, one, plural(one));
  }

  /**
   * A number and the words that go with it: {@code 1 man}, {@code 2 men}, {@code 1 row differs}.
   *
   * @param one the words after 1
   * @param several the words after any other number
   */
  public static String count(long number, String one, String several) {
    return of("%d %s", number, number == 1 ? one : several);
  }

  /** The plural of a noun that forms it as most do. */
  private static String plural(String one) {
    if (one.matches(".*[^aeiou]y")) {
      return one.substring(0, one.length() - 1) + "ies";
    }
    return one.matches(".*(s|x|z|ch|sh)") ? one + "es" : one + "s";
  }
}
