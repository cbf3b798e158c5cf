package org.wardiary.events.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.text.Encoding;

/**
 * The bytes of a text with their lines and columns. As they are taken, they are checked to be
 * strict UTF-8, of characters that text may have.
 *
 * <p>A lone CR is white space but does not end a line.
 */
final class ByteSource {

  /**
   * Bytes that the fast loop over a word may skip: printable ASCII except those that may end a
   * word.
   */
  private static final boolean[] IN_WORD = new boolean[256];

  static {
    for (int c = '!'; c <= '~'; c++) {
      IN_WORD[c] = c != '{' && c != ';' && c != '(' && c != ')' && c != '[';
    }
  }

  /** The bytes of a byte order mark in UTF-8. */
  private static final String MARK = "\u00EF\u00BB\u00BF";

  /** A tag's name, with the blanks around it, has at most so many bytes. */
  private static final int LONGEST_TAG_NAME = 512;

  private static final int DELETE = 0x7F;

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
    if (b < ' ' || b == DELETE || utf8.open()) {
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

  /**
   * Takes bytes up to white space, an opening brace or bracket, a semicolon, a parenthesis, a byte
   * order mark or the end.
   */
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
      if (isSpace(c) || c < DELETE && !IN_WORD[c] && c > ' ' || startsWith(MARK)) {
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
      if ((buffer[position + i] & 0xFF) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The first bytes of the text, none of which has been taken yet. */
  byte[] first() throws IOException {
    at(Encoding.TELLING - 1);
    return Arrays.copyOf(buffer, Math.min(limit, Encoding.TELLING));
  }

  /**
   * Takes a byte order mark, which occupies no column. Files that were joined have them anywhere.
   *
   * @return whether there was one
   */
  boolean takeByteOrderMark() throws IOException {
    boolean found = peek() == MARK.charAt(0) && startsWith(MARK);
    if (found) {
      position += MARK.length();
      lineStart += MARK.length();
    }
    return found;
  }

  /** Whether a tag begins here: {@code [Name "}. */
  boolean startsTag() throws IOException {
    int end = blanks(1);
    int name = end;
    while (TagReader.isNameByte(at(end)) && end < LONGEST_TAG_NAME) {
      end++;
    }
    return peek() == '[' && end > name && at(blanks(end)) == '"';
  }

  private int blanks(int from) throws IOException {
    int end = from;
    while ((at(end) == ' ' || at(end) == '\t') && end < LONGEST_TAG_NAME) {
      end++;
    }
    return end;
  }

  /** The byte some places ahead, 0 for that of {@link #peek}; -1 after the end. */
  private int at(int ahead) throws IOException {
    while (limit - position <= ahead) {
      if (!fill()) {
        return -1;
      }
    }
    return buffer[position + ahead] & 0xFF;
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

  /** The first character that text may not have since the last call. */
  Optional<Utf8.BadCharacter> badCharacter() throws IOException {
    if (utf8.open() && peek() < 0) {
      utf8.end();
    }
    return utf8.badCharacter();
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
