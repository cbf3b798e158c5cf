package org.wardiary.events.game.squares.map;

import java.util.List;

/** The codes of a map's spaces, with a lookup in texts that creates no strings. Immutable. */
public final class SpaceCodes {

  private static final int SLOTS = 256;

  private final String[] codes;
  private final long[] keys = new long[SLOTS];
  private final byte[] values = new byte[SLOTS];

  /**
   * Creates a table of at most 32 codes, each of 1 to 8 ASCII characters; the index of a code is
   * its space.
   */
  public SpaceCodes(List<String> codes) {
    this.codes = codes.toArray(new String[0]);
    for (int space = 0; space < this.codes.length; space++) {
      String code = this.codes[space];
      long key = key(code, 0, code.length());
      int slot = slot(key);
      while (keys[slot] != 0) {
        slot = slot + 1 & SLOTS - 1;
      }
      keys[slot] = key;
      values[slot] = (byte) space;
    }
  }

  /** The code of a space. */
  public String code(int space) {
    return codes[space];
  }

  /** The space with a code; -1 if there is none. */
  public int find(String code) {
    return find(code, 0, code.length());
  }

  /**
   * The space whose code is the text from {@code from} up to {@code to}, exclusive; -1 if there is
   * none.
   */
  public int find(String text, int from, int to) {
    if (to <= from || to > from + 8) {
      return -1;
    }
    long key = key(text, from, to);
    for (int slot = slot(key); keys[slot] != 0; slot = slot + 1 & SLOTS - 1) {
      if (keys[slot] == key) {
        return values[slot];
      }
    }
    return -1;
  }

  private static long key(String text, int from, int to) {
    long key = 0;
    for (int i = from; i < to; i++) {
      // a character beyond ASCII invalidates the key instead of being taken for another one
      key = key << 8 | Math.min(text.charAt(i), 0xff);
    }
    return key;
  }

  private static int slot(long key) {
    return (int) (key * 0x9E3779B97F4A7C15L >>> 56);
  }
}
