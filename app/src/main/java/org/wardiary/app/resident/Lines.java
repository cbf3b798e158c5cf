package org.wardiary.app.resident;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads and writes the parts of messages: lines, and texts preceded by a line with their length.
 * Not thread-safe.
 */
final class Lines {

  /** Maximum length in bytes of a line with a number, a word or both. */
  private static final int LONGEST_LINE = 32;

  private final OutputStream out;

  Lines(OutputStream out) {
    this.out = out;
  }

  /** Writes a line of ASCII characters. */
  void line(String text) throws IOException {
    out.write((text + '\n').getBytes(StandardCharsets.US_ASCII));
  }

  /** Writes a line with the length of a text in UTF-8 bytes, and then the bytes. */
  void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    line(Integer.toString(bytes.length));
    out.write(bytes);
  }

  void flush() throws IOException {
    out.flush();
  }

  /**
   * Reads a short line.
   *
   * @throws IOException if there is none, or it is too long
   */
  static String read(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("expected a line but got the end");
      }
      if (line.length() == LONGEST_LINE) {
        throw new IOException("expected a short line but got more");
      }
      line.append((char) c);
    }
    return line.toString();
  }

  /** Reads a line that is a number, 0 or more. */
  static int readNumber(InputStream in) throws IOException {
    return number(read(in));
  }

  /** Parses a number from 0 to {@link Message#LIMIT}. */
  static int number(String text) throws IOException {
    if (!text.matches("[0-9]{1,7}") || Integer.parseInt(text) > Message.LIMIT) {
      throw new IOException("expected a number but got something else");
    }
    return Integer.parseInt(text);
  }

  /** Reads a line with a length, and then a text of so many bytes. */
  static String readText(InputStream in) throws IOException {
    byte[] bytes = readBytes(in, readNumber(in));
    // strict: replacing invalid UTF-8 would turn a file name into another one
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /** Reads exactly {@code count} bytes. */
  static byte[] readBytes(InputStream in, int count) throws IOException {
    byte[] bytes = in.readNBytes(count);
    if (bytes.length < count) {
      throw new EOFException("expected more but got the end");
    }
    return bytes;
  }
}
