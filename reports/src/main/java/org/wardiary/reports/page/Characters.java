package org.wardiary.reports.page;

/** The characters that an HTML document may contain. */
final class Characters {

  private static final int REPLACEMENT = 0xFFFD;

  private Characters() {}

  /** The text with U+FFFD for control characters and for halves of surrogate pairs. */
  static String allowed(String text) {
    StringBuilder allowed = new StringBuilder(text.length());
    text.codePoints()
        .forEach(point -> allowed.appendCodePoint(isAllowed(point) ? point : REPLACEMENT));
    return allowed.toString();
  }

  private static boolean isAllowed(int point) {
    boolean control = Character.isISOControl(point) && point != '\n' && point != '\t';
    return !control && Character.getType(point) != Character.SURROGATE;
  }
}
