package org.wardiary.events.game.onthesquare.board;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;

/**
 * Writes a board as bytes and reads it back. The map, the side with the first turn and the way
 * cards are drawn are not included.
 */
public final class Snapshot {

  /** The ways in which a rule can end a game (WS-10). */
  private static final List<Ending> ENDINGS =
      List.of(
          Ending.NONE,
          new Ending(0, "strategic"),
          new Ending(1, "strategic"),
          new Ending(Ending.DRAW, "limit"));

  private static final int SIZE = 512;

  private Snapshot() {}

  /** Writes a board. */
  public static byte[] write(Board board) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(SIZE);
    try {
      write(board, new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException("expected memory to take bytes", e);
    }
    return bytes.toByteArray();
  }

  /**
   * Packs {@link Board#held} and {@link Board#running}: -1 if nobody held the centre, else the side
   * plus twice the number of earlier turn ends; by the rulebook always -1, 0 or 1.
   */
  private static int held(Board board) {
    return board.held() < 0 ? -1 : board.held() + 2 * Math.max(0, board.running() - 1);
  }

  private static void write(Board board, DataOutputStream out) throws IOException {
    board.preparation().writeCounts(out);
    out.writeInt(board.turn());
    board.orders().writeProgress(out);
    out.writeInt(held(board));
    out.writeInt(board.ply());
    out.writeInt(board.question().ordinal());
    out.writeInt(board.decides());
    out.writeInt(board.asked());
    out.writeInt(ENDINGS.indexOf(board.ending()));
    out.writeInt(board.deck().red());
    out.writeInt(board.deck().black());
    out.writeInt(board.deck().next());
    board.bridges().write(out);
    board.preparation().writeDrawn(out);
    board.army().writeUnits(out);
    board.orders().writeLetters(out);
    board.guns().writeUnits(out);
    board.army().writeMen(out);
    board.army().writeFlags(out);
    board.army().writeSectors(out);
    board.guns().writeLoose(out);
    board.cards().write(out);
    board.charge().write(out);
    board.charged().write(out);
  }

  /**
   * Reads what {@link #write} wrote into a fresh board of the same game, and returns that board.
   *
   * @throws CorruptEvent if the bytes end early
   */
  public static Board read(byte[] snapshot, Board fresh) {
    try {
      read(new DataInputStream(new ByteArrayInputStream(snapshot)), fresh);
    } catch (IOException e) {
      throw new CorruptEvent("expected a whole snapshot but got one that ends early", e);
    }
    return fresh;
  }

  private static void read(DataInputStream in, Board board) throws IOException {
    board.preparation().readCounts(in);
    int turn = in.readInt();
    board.orders().readProgress(in);
    int held = in.readInt();
    Board.Progress progress =
        new Board.Progress(
            turn,
            held < 0 ? held : held % 2,
            held < 0 ? 0 : held / 2 + 1,
            in.readInt(),
            QuestionKind.at(in.readInt()),
            in.readInt(),
            in.readInt(),
            ENDINGS.get(in.readInt()));
    board.deck().set(in.readInt(), in.readInt(), in.readInt());
    board.set(progress, Bridges.read(in, board.map()));
    board.preparation().readDrawn(in);
    board.army().readUnits(in);
    board.preparation().readPlaced(board.army());
    board.orders().readLetters(in);
    board.guns().readUnits(in);
    board.army().readMen(in);
    board.army().readFlags(in);
    board.army().readSectors(in);
    board.guns().readLoose(in);
    board.cards().read(in);
    board.charge().read(in);
    board.charged().read(in);
  }
}
