package org.wardiary.events.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bytes of a text with their lines and columns, checked to be strict UTF-8 as they are taken.
 *
 * <p>A lone CR is white space but does not end a line.
 */
final class ByteSource {

  /**
   * Bytes that the fast loop over a word may skip: printable ASCII except an opening brace, a
   * semicolon and parentheses.
   */
  private static final boolean[] IN_WORD = new boolean[256];

  static {
    for (int c = '!'; c <= '~'; c++) {
      IN_WORD[c] = c != '{' && c != ';' && c != '(' && c != ')';
    }
  }

  private final InputStream in;
  private final int longestToken;
  private final Utf8 utf8 = new Utf8();
  private byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private int mark = -1;
  private boolean markLost;
  private long base;
  private int line = 1;
  // file offset of column 1, plus one for each continuation byte on the line so far
  private long lineStart;

  ByteSource(InputStream in, int longestToken) {
    this.in = in;
    this.longestToken = longestToken;
  }

  /** The next byte, 0 to 255, or -1 at the end; does not take it. */
  int peek() throws IOException {
    return position < limit || fill() ? buffer[position] & 0xFF : -1;
  }

  /** Takes the byte that {@link #peek} returned. */
  void take() {
    byte b = buffer[position];
    if (b <= '\n' || utf8.open()) {
      takeOther(b);
    }
    position++;
  }

  private void takeOther(byte b) {
    if (utf8.take(b, line, column())) {
      lineStart++;
    }
    if (b == '\n') {
      line++;
      lineStart = base + position + 1;
    }
  }

  /** Takes bytes up to white space, an opening brace, a semicolon, a parenthesis or the end. */
  void takeWord() throws IOException {
    while (position < limit || fill()) {
      if (!utf8.open()) {
        int p = position;
        while (p < limit && IN_WORD[buffer[p] & 0xFF]) {
          p++;
        }
        position = p;
        if (p == limit) {
          continue;
        }
      }
      int c = buffer[position] & 0xFF;
      if (isSpace(c) || c == '{' || c == ';' || c == '(' || c == ')') {
        return;
      }
      take();
    }
  }

  /** Takes bytes up to a LF (not taken) or the end. */
  void takeLine() throws IOException {
    for (int c = peek(); c >= 0 && c != '\n'; c = peek()) {
      take();
    }
  }

  /** Whether the text continues with these ASCII characters. */
  boolean startsWith(String text) throws IOException {
    while (limit - position < text.length()) {
      if (!fill()) {
        return false;
      }
    }
    for (int i = 0; i < text.length(); i++) {
      if (buffer[position + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Takes a byte order mark; called at the very start of the text. */
  void takeByteOrderMark() throws IOException {
    while (limit < 3) {
      if (!fill()) {
        return;
      }
    }
    if (buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) {
      position = 3;
      lineStart = 3;
    }
  }

  /** Begins a token at the next byte. */
  void mark() {
    mark = position;
    markLost = false;
  }

  /**
   * Returns the token from the mark up to here, empty if it exceeded the longest token, and clears
   * the mark.
   */
  String marked() {
    String text = markLost ? "" : new String(buffer, mark, position - mark, StandardCharsets.UTF_8);
    mark = -1;
    return text;
  }

  /** Length of the token so far, in bytes. */
  int markedLength() {
    return markLost ? 0 : position - mark;
  }

  /** The byte of the token at an index. */
  byte markedByte(int index) {
    return buffer[mark + index];
  }

  /** Clears the mark. */
  void unmark() {
    mark = -1;
  }

  int line() {
    return line;
  }

  int column() {
    return (int) (base + position - lineStart) + 1;
  }

  Place place() {
    return new Place(line, column());
  }

  /** Number of bytes taken so far. */
  long offset() {
    return base + position;
  }

  /** The first byte that is not valid UTF-8 since the last call, with its place. */
  Optional<Utf8.BadByte> badByte() throws IOException {
    if (utf8.open() && peek() < 0) {
      utf8.end();
    }
    return utf8.badByte();
  }

  static boolean isSpace(int c) {
    return c == ' ' || c <= '\r' && c >= '\t';
  }

  private boolean fill() throws IOException {
    if (mark >= 0 && limit - mark > longestToken) {
      mark = -1;
      markLost = true;
    }
    int from = mark >= 0 ? Math.min(mark, position) : position;
    if (from > 0) {
      System.arraycopy(buffer, from, buffer, 0, limit - from);
      base += from;
      position -= from;
      limit -= from;
      mark = mark >= 0 ? mark - from : mark;
    }
    if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int count = in.read(buffer, limit, buffer.length - limit);
    limit += Math.max(count, 0);
    return count > 0;
  }
}
