package org.wardiary.events.text;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Formats text under {@link Locale#ROOT}. {@link String#formatted} uses the machine's default
 * locale, under which {@code %d} may write other digits and {@code %.2f} another decimal point.
 */
public final class Text {

  /** The character that decoders substitute for bytes that are not in the encoding. */
  private static final String UNREADABLE = "\uFFFD";

  private Text() {}

  /** Whether all bytes of a decoded text were valid in the encoding. */
  public static boolean isReadable(String text) {
    return !text.contains(UNREADABLE);
  }

  /**
   * Whether a text says anything: whether it has a character that is neither a space, also one that
   * does not break a line, nor invisible.
   */
  public static boolean shows(String text) {
    return text.codePoints()
        .anyMatch(
            c ->
                !Character.isWhitespace(c)
                    && !Character.isSpaceChar(c)
                    && Character.getType(c) != Character.FORMAT);
  }

  /** The bytes of a text in UTF-8. */
  public static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Formats a text under {@link Locale#ROOT}.
   *
   * @param format a format string as in {@link java.util.Formatter}
   * @param values the format's arguments
   */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /**
   * A number with a fixed number of decimals. A zero has no sign, also where the number was rounded
   * up to it.
   */
  public static String rounded(double value, int decimals) {
    String text = of("%." + decimals + "f", value);
    return text.matches("-[0.]+") ? text.substring(1) : text;
  }

  /** A number rounded to an integer, with its sign; a zero has none. */
  public static String signed(double value) {
    String text = rounded(value, 0);
    return value < 0 || text.equals("0") ? text : "+" + text;
  }

  /**
   * A text, cut at the end and given an ellipsis if it is too long.
   *
   * @param most the largest number of code points that are kept
   */
  public static String cut(String text, int most) {
    return text.codePointCount(0, text.length()) <= most
        ? text
        : text.substring(0, text.offsetByCodePoints(0, most)) + "…";
  }

  /**
   * A text, with its middle replaced by an ellipsis if it is too long: for texts whose ends tell
   * them apart.
   *
   * @param most the largest number of code points that are kept
   */
  public static String cutWithin(String text, int most) {
    int length = text.codePointCount(0, text.length());
    return length <= most
        ? text
        : cut(text, most - most / 2)
            + text.substring(text.offsetByCodePoints(0, length - most / 2));
  }

  /**
   * A number and a noun: {@code 1 game}, {@code 2 games}, {@code 2 queries}, {@code 2 matches}.
   *
   * @param one the noun in the singular; its plural must be regular
   */
  public static String count(long number, String one) {
    return count(number, one, plural(one));
  }

  /**
   * A number and the words that agree with it: {@code 1 man}, {@code 2 men}, {@code 1 row differs}.
   *
   * @param one the words after 1
   * @param several the words after any other number
   */
  public static String count(long number, String one, String several) {
    return of("%d %s", number, number == 1 ? one : several);
  }

  /** The regular plural of a noun. */
  private static String plural(String one) {
    if (one.matches(".*[^aeiou]y")) {
      return one.substring(0, one.length() - 1) + "ies";
    }
    return one.matches(".*(s|x|z|ch|sh)") ? one + "es" : one + "s";
  }
}
