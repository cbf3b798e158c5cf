package org.wardiary.reports.page;

/** The characters that an HTML document may contain. */
final class Characters {

  private static final int REPLACEMENT = 0xFFFD;

  private Characters() {}

  /** The text with U+FFFD for control characters and for halves of surrogate pairs. */
  static String allowed(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder allowed = new StringBuilder(text.length());
    text.codePoints()
        .forEach(point -> allowed.appendCodePoint(isAllowed(point) ? point : REPLACEMENT));
    return allowed.toString();
  }

  /** Whether nothing in a text needs a closer look; a page is megabytes of such text. */
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
