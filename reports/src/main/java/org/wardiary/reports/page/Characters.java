package org.wardiary.reports.page;

/** The characters that an HTML document may contain. */
final class Characters {

  private static final int REPLACEMENT = 0xFFFD;

  private Characters() {}

  /**
   * Returns the text with U+FFFD in place of control characters (other than line feed and tab) and
   * unpaired surrogates.
   */
  static String allowed(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder allowed = new StringBuilder(text.length());
    text.codePoints()
        .forEach(point -> allowed.appendCodePoint(isAllowed(point) ? point : REPLACEMENT));
    return allowed.toString();
  }

  /**
   * Whether a text has neither surrogates nor forbidden controls: a fast path, as most of a page is
   * such text.
   */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (Character.isSurrogate(unit) || Character.isISOControl(unit) && !isAllowed(unit)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAllowed(int point) {
    boolean control = Character.isISOControl(point) && point != '\n' && point != '\t';
    return !control && Character.getType(point) != Character.SURROGATE;
  }
}
