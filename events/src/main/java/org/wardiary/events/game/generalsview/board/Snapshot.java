package org.wardiary.events.game.generalsview.board;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.text.Text;

/** Writes a board as bytes and reads it back. Equal boards give equal bytes. */
public final class Snapshot {

  private static final int VERSION = 1;

  private Snapshot() {}

  /** The whole state of a board except its map. */
  public static byte[] write(Board board) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(VERSION);
      board.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /**
   * Reads a board from the bytes that {@link #write} returned.
   *
   * @param map the map on which the game was played
   * @param rules the rules by which it was played
   * @throws CorruptEvent if the bytes have another version or end early
   */
  public static Board read(GeneralsViewMap map, GeneralsViewRules rules, byte[] snapshot) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(snapshot))) {
      int version = in.readByte();
      if (version != VERSION) {
        throw new CorruptEvent(
            Text.of("expected snapshot version %d but got %d", VERSION, version));
      }
      return new Board(map, rules, in);
    } catch (IOException e) {
      throw new CorruptEvent("expected a whole snapshot but got one that ends early", e);
    }
  }
}
