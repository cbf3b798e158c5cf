package org.wardiary.reports.draw;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Fonts.Weight;

/** Makes text that people have written safe to draw. */
public final class Labels {

  private static final String ELLIPSIS = "…";
  private static final String BREAKS = " ,;+/";
  private static final int MARKS_IN_A_ROW = 3;

  /** A text that was shrunk to a width may be wider by an error of rounding. */
  private static final double ROUNDING = 1e-9;

  private Labels() {}

  /**
   * A text on one line, without characters that could affect the text around it: control
   * characters, marks that change the direction of writing, unpaired surrogates, more than three
   * accents in a row. White space becomes single spaces.
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
   * A text cleaned and, if it is too long, shortened with an ellipsis.
   *
   * @param width the width available, in the unit of the size
   */
  public static String fit(String text, Weight weight, double size, double width) {
    String clean = clean(text);
    if (Fonts.width(clean, weight, size) <= width + ROUNDING) {
      return clean;
    }
    double room = width - Fonts.width(ELLIPSIS, weight, size);
    return clean.substring(0, prefix(clean, weight, size, room)).strip() + ELLIPSIS;
  }

  /**
   * The size at which a text fits: as wanted, or as much smaller as it has to be.
   *
   * @param width the width available, in the unit of the size
   */
  public static double shrink(String text, Weight weight, double wanted, double width) {
    double wide = Fonts.width(clean(text), weight, wanted);
    return wide <= width ? wanted : wanted * width / wide;
  }

  /**
   * A text cleaned, on as many lines as it needs: broken after a space or a separator used in
   * answers, and within a word only where the word is longer than a line.
   *
   * @param width of a line, in the unit of the size
   */
  public static List<String> wrap(String text, Weight weight, double size, double width) {
    List<String> lines = new ArrayList<>();
    String rest = clean(text);
    while (Fonts.width(rest, weight, size) > width) {
      int end = Math.max(rest.offsetByCodePoints(0, 1), prefix(rest, weight, size, width));
      int sign = end;
      while (sign > 0 && BREAKS.indexOf(rest.charAt(sign - 1)) < 0) {
        sign--;
      }
      int at = sign == 0 ? end : sign;
      lines.add(rest.substring(0, at).strip());
      rest = rest.substring(at).strip();
    }
    if (!rest.isEmpty() || lines.isEmpty()) {
      lines.add(rest);
    }
    return List.copyOf(lines);
  }

  /** How many chars of a text fit, without splitting a surrogate pair. */
  private static int prefix(String text, Weight weight, double size, double width) {
    int low = 0;
    int high = text.codePointCount(0, text.length());
    while (low < high) {
      int middle = (low + high + 1) / 2;
      String start = text.substring(0, text.offsetByCodePoints(0, middle)).strip();
      if (Fonts.width(start, weight, size) <= width) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return text.offsetByCodePoints(0, low);
  }
}
