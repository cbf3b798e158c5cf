package org.wardiary.events.pack.version1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.wardiary.events.pack.coding.SymbolCoder;
import org.wardiary.events.text.Text;

/**
 * Codes texts byte by byte; each bit is predicted by mixing what followed the same preceding bytes
 * before. A text ends with a byte that does not occur in UTF-8.
 */
final class TextModel {

  private static final int END = 0xFF;
  private static final int ORDERS = 5;
  private static final int TEXT = ORDERS;
  private static final int TEXT_BEFORE = ORDERS + 1;
  private static final int CONTEXTS = ORDERS + 2;

  private final SymbolCoder coder;
  private final BitMixer mixer = new BitMixer(CONTEXTS + 1);
  private final RepeatModel repeat = new RepeatModel();
  private final int[] contexts = new int[CONTEXTS];
  private long recent;
  private int textHash;
  private int lastText;

  TextModel(SymbolCoder coder) {
    this.coder = coder;
  }

  /**
   * Codes a text.
   *
   * @param text the text; ignored by a reader
   * @param kind its {@link TextKind}
   * @param longest the largest number of bytes that it may have
   * @return the text
   */
  String code(String text, int kind, int longest) throws IOException {
    byte[] bytes = coder.reads() ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    textHash = kind;
    int b = code(0 < bytes.length ? bytes[0] & 0xFF : END);
    while (b != END) {
      if (out.size() == longest) {
        throw new IOException(Text.of("expected a text of at most %d bytes but got more", longest));
      }
      out.write(b);
      int next = out.size();
      b = code(next < bytes.length ? bytes[next] & 0xFF : END);
    }
    lastText = textHash;
    return decoded(out.toByteArray());
  }

  private static String decoded(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private int code(int b) throws IOException {
    for (int order = 0; order < ORDERS; order++) {
      // orders 1, 2, 3, 4 and 6
      int bytes = order == ORDERS - 1 ? 6 : order + 1;
      long part = recent << (64 - 8 * bytes);
      contexts[order] = Hash.of(order, (int) part, (int) (part >>> 32));
    }
    contexts[TEXT] = Hash.of(TEXT, textHash);
    contexts[TEXT_BEFORE] = Hash.of(TEXT_BEFORE, textHash, lastText);
    int node = 1;
    while (node < 1 << 8) {
      mixer.begin(repeat.expected(node), repeat.length());
      for (int i = 0; i < CONTEXTS; i++) {
        mixer.add(Hash.of(contexts[i], node), i);
      }
      int bit = coder.bit(b >>> bitsLeft(node) & 1, mixer.one());
      mixer.learn(bit);
      repeat.learn(bit, node);
      node = node << 1 | bit;
    }
    int coded = node & 0xFF;
    recent = recent << 8 | coded;
    textHash = Hash.of(textHash, coded);
    repeat.add(coded);
    return coded;
  }

  /**
   * The number of bits that follow the next one in its byte.
   *
   * @param node the bits of the byte so far, after a leading 1
   */
  static int bitsLeft(int node) {
    return Integer.numberOfLeadingZeros(node) - 24;
  }

  /** Predicts that the bytes after the last occurrence of the most recent ones are repeated. */
  private static final class RepeatModel {

    private static final int LEAST = 5;
    private static final int LONGEST = 32;

    private byte[] text = new byte[1 << 12];
    private int size;
    private final int[] last = new int[1 << 16];
    private int from;
    private int length;

    /** The next bit if the repeat continues, 0 or 1; -1 if there is no repeat. */
    int expected(int node) {
      if (length == 0) {
        return -1;
      }
      int b = text[from] & 0xFF | 1 << 8;
      int left = bitsLeft(node);
      return b >>> left + 1 == node ? b >>> left & 1 : -1;
    }

    int length() {
      return length;
    }

    void learn(int bit, int node) {
      int expected = expected(node);
      if (expected >= 0 && expected != bit) {
        length = 0;
      }
    }

    void add(int b) {
      if (size == text.length) {
        text = Arrays.copyOf(text, 2 * size);
      }
      text[size++] = (byte) b;
      if (length > 0) {
        length = Math.min(length + 1, LONGEST);
        from++;
      }
      if (size < LEAST) {
        return;
      }
      int h = 0;
      for (int i = size - LEAST; i < size; i++) {
        h = Hash.of(h, text[i]);
      }
      int slot = h >>> 16;
      if (length == 0 && last[slot] > 0) {
        from = last[slot];
        length = 1;
      }
      last[slot] = size;
    }
  }
}
