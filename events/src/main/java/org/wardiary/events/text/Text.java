package org.wardiary.events.text;

import java.util.Locale;

/**
 * Formats text in one locale. {@link String#formatted} takes the machine's default locale, under
 * which {@code %d} may write other digits and {@code %.2f} another decimal point.
 */
public final class Text {

  private Text() {}

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
}
