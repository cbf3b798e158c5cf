package org.wardiary.projector.index;

import java.nio.ByteBuffer;

/** The keys of an index's rows: a byte that says what the row is, then its number. */
final class RowKeys {

  /** The row with what the index has read of the log. */
  static final byte STATE = 's';

  /** A row with {@value GameTable#CHUNK} games. */
  static final byte GAMES = 'g';

  /** A row with the text of an answer. */
  static final byte ANSWER = 'a';

  /** A row with all games that reached a position. */
  static final byte POSITION = 'p';

  private RowKeys() {}

  static byte[] state() {
    return new byte[] {STATE};
  }

  static byte[] numbered(byte what, int number) {
    return ByteBuffer.allocate(1 + Integer.BYTES).put(what).putInt(number).array();
  }

  /**
   * The row of a position.
   *
   * @param key its 56 bits, see {@link Entry#key(org.wardiary.events.key.PositionKey)}
   */
  static byte[] position(long key) {
    // the upper byte of the number is zero, and makes room for the first byte
    return ByteBuffer.allocate(Long.BYTES).putLong(key).put(0, POSITION).array();
  }

  /** The 56 bits of a position's row, from its key without the first byte. */
  static long position(byte[] rest) {
    return ByteBuffer.allocate(Long.BYTES).put((byte) 0).put(rest).getLong(0);
  }
}
