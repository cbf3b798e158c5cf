package org.wardiary.reports.csv;

/** Text that no spreadsheet takes for a formula. */
public final class SafeText {

  /** Characters that a formula can begin with, including their full-width forms. */
  private static final String STARTS = "=+-@\t\uFF1D\uFF0B\uFF0D\uFF20";

  private static final String BREAKS = "\n\r\u000B\f\u0085\u2028\u2029";

  private SafeText() {}

  /**
   * The text with an apostrophe before each line that begins, perhaps after blanks, with {@code =},
   * {@code +}, {@code -}, {@code @} or TAB, and before a leading CR: some programs strip the
   * blanks, and some split a quoted cell at its line ends.
   */
  public static String of(String text) {
    StringBuilder safe = new StringBuilder();
    int from = 0;
    while (from <= text.length()) {
      int end = lineEnd(text, from);
      String line = text.substring(from, end);
      boolean leadingReturn = from == 0 && text.startsWith("\r", end) && line.isBlank();
      safe.append(leadingReturn || dangerous(line) ? "'" : "").append(line);
      if (end < text.length()) {
        safe.append(text.charAt(end));
      }
      from = end + 1;
    }
    return safe.toString();
  }

  /** The text whose safe form is a given one; a text that needs none stays. */
  public static String original(String safe) {
    return safe.startsWith("'") && of(safe.substring(1)).equals(safe) ? safe.substring(1) : safe;
  }

  private static int lineEnd(String text, int from) {
    int end = from;
    while (end < text.length() && BREAKS.indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return end;
  }

  private static boolean dangerous(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (STARTS.indexOf(line.charAt(i)) >= 0) {
        return true;
      }
      if (!blank(line.charAt(i))) {
        return false;
      }
    }
    return false;
  }

  /** White space of any kind, no-break spaces, zero-width and direction marks, controls. */
  private static boolean blank(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.getType(c) == Character.FORMAT
        || Character.isISOControl(c);
  }
}
