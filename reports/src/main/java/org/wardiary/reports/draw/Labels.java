package org.wardiary.reports.draw;

import org.wardiary.reports.draw.Fonts.Weight;

/** Makes text that people have written safe to draw. */
public final class Labels {

  private static final String ELLIPSIS = "…";
  private static final int MARKS_IN_A_ROW = 3;

  private Labels() {}

  /**
   * A text on one line, without what could change more than itself: control characters, marks that
   * turn the direction of writing, halves of characters, heaps of accents. White space becomes
   * single spaces.
   */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    int marks = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      int type = Character.getType(c);
      boolean mark = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
      marks = mark ? marks + 1 : 0;
      if (isSpace(c, type)) {
        space(clean);
      } else if (isSafe(type) && marks <= MARKS_IN_A_ROW) {
        clean.appendCodePoint(c);
      }
    }
    return clean.toString().strip();
  }

  private static boolean isSpace(int c, int type) {
    return Character.isWhitespace(c)
        || type == Character.SPACE_SEPARATOR
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  private static boolean isSafe(int type) {
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.UNASSIGNED;
  }

  private static void space(StringBuilder clean) {
    if (clean.length() > 0 && clean.charAt(clean.length() - 1) != ' ') {
      clean.append(' ');
    }
  }

  /**
   * A text cleaned and, if it is too long, cut to end in an ellipsis.
   *
   * @param width that it may take, in the unit of the size
   */
  public static String fit(String text, Weight weight, double size, double width) {
    String clean = clean(text);
    if (Fonts.width(clean, weight, size) <= width) {
      return clean;
    }
    int low = 0;
    int high = clean.codePointCount(0, clean.length());
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (Fonts.width(cut(clean, middle), weight, size) <= width) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return cut(clean, low);
  }

  private static String cut(String text, int codePoints) {
    return text.substring(0, text.offsetByCodePoints(0, codePoints)).strip() + ELLIPSIS;
  }
}
