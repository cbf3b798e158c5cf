package org.wardiary.events.record;

/** Brings the text of a comment into its canonical form. */
final class CommentText {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private CommentText() {}

  /**
   * Trims the text, folds each run of white space and byte order marks to one space, and replaces
   * each closing brace by {@code )}.
   */
  static String folded(String text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean space = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (ByteSource.isSpace(c) || c == BYTE_ORDER_MARK) {
        space = true;
        continue;
      }
      if (space && out.length() > 0) {
        out.append(' ');
      }
      space = false;
      out.append(c == '}' ? ')' : c);
    }
    return out.toString();
  }
}
