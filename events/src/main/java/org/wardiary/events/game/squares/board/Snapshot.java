package org.wardiary.events.game.squares.board;

import java.nio.ByteBuffer;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.variant.Variant;
import org.wardiary.events.text.Text;

/** Writes the state of a board as bytes and reads it back. Equal states give equal bytes. */
public final class Snapshot {

  /** Size of a snapshot: placement, slots, three ints, six bytes, the attack and the ending. */
  private static final int BYTES =
      Placement.BYTES + Slots.BYTES + 3 * Integer.BYTES + 6 + CurrentAttack.BYTES + 2;

  private Snapshot() {}

  /** The whole state of a board except its map and variant. */
  public static byte[] of(Board board) {
    ByteBuffer out = ByteBuffer.allocate(BYTES);
    board.placement.write(out);
    out.putInt(board.scoredLost);
    board.slots.write(out);
    out.putInt(board.ply).putInt(board.turn);
    out.put((byte) board.passed).put((byte) board.turnSide);
    out.put((byte) board.actions).put((byte) board.actionsLeft);
    out.put((byte) board.question.ordinal()).put((byte) board.questionUnit);
    board.attack.write(out);
    Termination.write(board.ending, out);
    return out.array();
  }

  /**
   * Restores a board from a snapshot.
   *
   * @throws CorruptEvent if the snapshot has another length
   */
  public static Board restore(SquaresMap map, Variant variant, byte[] snapshot) {
    if (snapshot.length != BYTES) {
      throw new CorruptEvent(
          Text.of("expected a snapshot of %d bytes but got %d", BYTES, snapshot.length));
    }
    ByteBuffer in = ByteBuffer.wrap(snapshot);
    Board board = new Board(map, variant, Placement.read(map, variant.armies(), in));
    board.scoredLost = in.getInt();
    board.slots = Slots.read(in);
    board.ply = in.getInt();
    board.turn = in.getInt();
    board.passed = in.get();
    board.turnSide = in.get();
    board.actions = in.get();
    board.actionsLeft = in.get();
    board.question = QuestionKind.of(in.get());
    board.questionUnit = in.get();
    board.attack = CurrentAttack.read(in);
    board.ending = Termination.read(in);
    return board;
  }
}
