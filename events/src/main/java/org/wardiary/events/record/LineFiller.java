package org.wardiary.events.record;

/**
 * Fills lines of at most 79 characters with tokens. A line never breaks before a token that begins
 * with {@code [}, which could be mistaken for a tag; such a token stays with the one before it.
 */
final class LineFiller {

  private static final int WIDTH = 79;

  private final StringBuilder out;
  private final StringBuilder held = new StringBuilder();
  private int heldWidth;
  private int column;

  LineFiller(StringBuilder out) {
    this.out = out;
  }

  /** Adds a token, which contains no white space. */
  void add(String token) {
    int width = width(token);
    if (heldWidth > 0 && token.charAt(0) == '[') {
      held.append(' ').append(token);
      heldWidth += 1 + width;
      return;
    }
    put();
    held.append(token);
    heldWidth = width;
  }

  /** Adds a text that may be broken at its blanks. */
  void addAll(String text) {
    int from = 0;
    for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', from)) {
      add(text.substring(from, space));
      from = space + 1;
    }
    add(text.substring(from));
  }

  /** Ends the current line, if one has begun. */
  void endLine() {
    put();
    if (column > 0) {
      out.append('\n');
      column = 0;
    }
  }

  private void put() {
    if (heldWidth == 0) {
      return;
    }
    if (column > 0 && column + 1 + heldWidth > WIDTH) {
      out.append('\n');
      column = 0;
    } else if (column > 0) {
      out.append(' ');
      column++;
    }
    out.append(held);
    column += heldWidth;
    held.setLength(0);
    heldWidth = 0;
  }

  private static int width(String token) {
    return token.codePointCount(0, token.length());
  }
}
