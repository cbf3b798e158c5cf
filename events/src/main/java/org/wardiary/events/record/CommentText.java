package org.wardiary.events.record;

/** The text of a comment in its canonical form. */
final class CommentText {

  private CommentText() {}

  /** Trimmed, runs of white space folded to one space, {@code )} for each closing brace. */
  static String folded(String text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean space = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (ByteSource.isSpace(c)) {
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
