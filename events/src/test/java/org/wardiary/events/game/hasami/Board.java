package org.wardiary.events.game.hasami;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.wardiary.events.game.GameBoard;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.StateBytes;

/** The men on the board. */
final class Board extends GameBoard<Board, QuestionKind> {

  static final int LOST = -1;

  private final HasamiMap map;
  private int[][] men;

  Board(Sides sides, HasamiMap map) {
    super(sides, QuestionKind.ALL);
    this.map = map;
    int size = map.size();
    this.men =
        new int[][] {
          IntStream.range(0, size).toArray(),
          IntStream.range(map.squares() - size, map.squares()).toArray()
        };
  }

  @Override
  public Board copy() {
    Board copy = super.copy();
    copy.men = new int[][] {men[0].clone(), men[1].clone()};
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    bytes.wholes(men[0]);
    bytes.wholes(men[1]);
  }

  void move(int side, int man, int to) {
    men[side][man] = to;
  }

  HasamiMap map() {
    return map;
  }

  @Override
  public String id(int man) {
    return "M" + (man + 1);
  }

  /** Number of men that each side begins with. */
  int men() {
    return map.size();
  }

  /** The square of a man, {@link #LOST} if it was captured. */
  int square(int side, int man) {
    return men[side][man];
  }

  @Override
  public int losses(int side) {
    return (int) Arrays.stream(men[side]).filter(square -> square == LOST).count();
  }

  /** The man of a side on a square, -1 if there is none. */
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
}
