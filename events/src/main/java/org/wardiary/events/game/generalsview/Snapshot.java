package org.wardiary.events.game.generalsview;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.wardiary.events.game.CorruptEvent;

/** A board as bytes and back. Equal boards give equal bytes. */
final class Snapshot {

  private static final int VERSION = 1;

  private Snapshot() {}

  static byte[] write(Board board) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(VERSION);
      board.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** The board on its field; {@link CorruptEvent} if the bytes are none of it. */
  static Board read(Field field, byte[] snapshot) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(snapshot))) {
      int version = in.readByte();
      if (version != VERSION) {
        throw new CorruptEvent("expected snapshot version 1 but got " + version);
      }
      return new Board(field, in);
    } catch (IOException e) {
      throw new CorruptEvent("expected a whole snapshot but it ends early", e);
    }
  }
}
