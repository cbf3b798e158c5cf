package org.wardiary.projector.index;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.wardiary.events.key.PositionKey;

/**
 * The entries of one position as the bytes of a row, in the order of games and plies. Rows grow by
 * appending: the first entry of each part has the game's number, others the difference to the one
 * before. For one thread.
 */
final class EntryRow {

  private static final int ORIENTATION = 21;
  private static final int HAS_RIGHTS = 1 << 20;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(16);
  private int lastGame = -1;

  /**
   * Adds a position of a game.
   *
   * @param game the game's number, not below the last one
   * @param answer number of the answer that followed, 0 if none did
   * @param path hash of the answers before
   */
  void add(PositionKey key, int game, int ply, int answer, long path) {
    int word =
        key.orientation() << ORIENTATION | (key.rights() == 0 ? 0 : HAS_RIGHTS) | key.label();
    out.write(word >>> 16);
    writeShort(word);
    if (key.rights() != 0) {
      writeShort(key.rights());
    }
    // the lowest bit says whether it is a number or a difference
    Varints.write(out, lastGame < 0 ? game << 1 | 1 : game - lastGame << 1);
    Varints.write(out, ply);
    Varints.write(out, answer);
    writeShort(PathHash.bits(path));
    lastGame = game;
  }

  private void writeShort(int value) {
    out.write(value >>> 8);
    out.write(value);
  }

  byte[] bytes() {
    return out.toByteArray();
  }

  /** Reads the next entry of a row into an entry that holds the one before; false at the end. */
  static boolean read(ByteBuffer row, Entry to) {
    if (!row.hasRemaining()) {
      return false;
    }
    int word = (row.get() & 0xff) << 16 | row.getShort() & 0xffff;
    to.orientation = word >>> ORIENTATION;
    to.label = word & (1 << PositionKey.LABEL_BITS) - 1;
    to.rights = (word & HAS_RIGHTS) == 0 ? 0 : row.getShort() & 0xffff;
    int game = Varints.read(row);
    to.game = (game & 1) != 0 ? game >>> 1 : to.game + (game >>> 1);
    to.ply = Varints.read(row);
    to.answer = Varints.read(row);
    to.path = row.getShort() & 0xffff;
    return true;
  }
}
