package org.wardiary.reports.text;

/** Breaks plain text into lines. */
final class PlainText {

  /** Maximum number of characters in a line. */
  static final int WIDTH = 79;

  private PlainText() {}

  /** Adds a text in lines that begin with an indent and end in LF, broken at spaces only. */
  static void wrap(StringBuilder out, String indent, String text) {
    StringBuilder line = new StringBuilder(indent);
    for (String word : text.split(" ")) {
      boolean empty = line.length() == indent.length();
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        out.append(line).append('\n');
        line.setLength(indent.length());
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
    }
    out.append(line).append('\n');
  }
}
