package org.wardiary.events.game.hasami;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.hasami.HasamiMap.Direction;
import org.wardiary.events.text.Text;

/** The state of a game; only its steps and {@link #answered} change it. */
final class Board implements Steps {

  /** Takes the place of the square of a captured man. */
  static final int LOST = -1;

  private final HasamiMap map;
  private final int[][] men;
  private int turn;
  private int acting = -1;
  private int ply;
  private boolean asked;
  private Ending ending = Ending.NONE;

  /** Creates the board in its set-up (HS-2.2). */
  Board(HasamiMap map) {
    this.map = map;
    int size = map.size();
    this.men =
        new int[][] {
          IntStream.range(0, size).toArray(),
          IntStream.range(map.squares() - size, map.squares()).toArray()
        };
  }

  private Board(Board other) {
    this.map = other.map;
    this.men = new int[][] {other.men[0].clone(), other.men[1].clone()};
    this.turn = other.turn;
    this.acting = other.acting;
    this.ply = other.ply;
    this.asked = other.asked;
    this.ending = other.ending;
  }

  Board copy() {
    return new Board(this);
  }

  /** The state as bytes. */
  byte[] snapshot() {
    ByteBuffer out = ByteBuffer.allocate(bytes(map));
    out.putInt(turn).putInt(ply).putInt(ending.winner());
    out.put((byte) acting).put((byte) (asked ? 1 : 0));
    out.put((byte) ending.termination().length()).put((byte) 0);
    for (int[] side : men) {
      Arrays.stream(side).forEach(square -> out.put((byte) square));
    }
    return out.array();
  }

  private static int bytes(HasamiMap map) {
    return 16 + 2 * map.size();
  }

  /**
   * A board from its snapshot.
   *
   * @throws CorruptEvent if the snapshot has another length
   */
  static Board restore(HasamiMap map, byte[] snapshot) {
    if (snapshot.length != bytes(map)) {
      throw new CorruptEvent(
          Text.of("expected a snapshot of %d bytes but got %d", bytes(map), snapshot.length));
    }
    ByteBuffer in = ByteBuffer.wrap(snapshot);
    Board board = new Board(map);
    board.turn = in.getInt();
    board.ply = in.getInt();
    int winner = in.getInt();
    board.acting = in.get();
    board.asked = in.get() == 1;
    int length = in.get();
    in.get();
    for (int[] side : board.men) {
      Arrays.setAll(side, man -> in.get());
    }
    board.ending =
        Legality.TERMINATIONS.stream()
            .filter(termination -> termination.length() == length)
            .map(termination -> new Ending(winner, termination))
            .findFirst()
            .orElse(Ending.NONE);
    return board;
  }

  @Override
  public void beginTurn(int side) {
    turn++;
    acting = side;
  }

  @Override
  public void ask() {
    asked = true;
  }

  /** Closes the open question; the steps that the answer causes follow. */
  void answered() {
    asked = false;
    ply++;
  }

  @Override
  public void move(int side, int man, int to) {
    men[side][man] = to;
  }

  @Override
  public void eliminate(int side, int man) {
    men[side][man] = LOST;
  }

  @Override
  public void end(Ending how) {
    ending = how;
  }

  HasamiMap map() {
    return map;
  }

  int turn() {
    return turn;
  }

  int acting() {
    return acting;
  }

  int ply() {
    return ply;
  }

  boolean asked() {
    return asked;
  }

  Ending ending() {
    return ending;
  }

  /** Number of men that a side began with. */
  int men() {
    return map.size();
  }

  /** A man's square, {@link #LOST} if it was captured. */
  int square(int side, int man) {
    return men[side][man];
  }

  /** Number of men that a side has lost. */
  int losses(int side) {
    return (int) Arrays.stream(men[side]).filter(square -> square == LOST).count();
  }

  /** A side's man on a square, -1 if none. */
  int man(int side, int square) {
    for (int man = 0; man < men(); man++) {
      if (men[side][man] == square) {
        return man;
      }
    }
    return -1;
  }

  boolean holds(int side, int square) {
    return square != HasamiMap.NONE && man(side, square) >= 0;
  }

  boolean empty(int square) {
    return square != HasamiMap.NONE && !holds(0, square) && !holds(1, square);
  }

  int next(int square, Direction direction) {
    return map.next(square, direction);
  }
}
