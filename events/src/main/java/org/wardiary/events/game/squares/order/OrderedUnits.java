package org.wardiary.events.game.squares.order;

import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;

/** Finds the unit that an order names by a kind and a space (SQ-3.6). */
public final class OrderedUnits {

  private OrderedUnits() {}

  /** The acting side's units of a step's kind on the space where the step begins, as a set. */
  public static int named(Board board, int step) {
    int side = board.turnSide();
    SquaresMap map = board.map();
    int ofKind = board.armies().ofKind(side, AnswerCode.kind(step));
    int from = AnswerCode.from(step);
    if (from == map.reserve(side)) {
      return board.inReserve(side) & ofKind;
    }
    int unit = from < map.size() ? board.unitAt(from) : Board.NOBODY;
    return unit == Board.NOBODY ? 0 : Bits.of(unit) & ofKind;
  }

  /** The unit that makes a step: of those that may move, the one with the smallest key (SQ-R7). */
  public static int mover(Board board, int step) {
    return first(board, named(board, step) & board.mayMove(board.turnSide()));
  }

  /** The unit with the smallest key in a non-empty set (SQ-3.6). */
  public static int first(Board board, int units) {
    int first = Bits.first(units);
    for (int left = Bits.rest(units); left != 0; left = Bits.rest(left)) {
      first = key(board, Bits.first(left)) < key(board, first) ? Bits.first(left) : first;
    }
    return first;
  }

  /** The unit with the largest key in a non-empty set (SQ-3.6). */
  public static int last(Board board, int units) {
    int last = Bits.first(units);
    for (int left = Bits.rest(units); left != 0; left = Bits.rest(left)) {
      last = key(board, Bits.first(left)) > key(board, last) ? Bits.first(left) : last;
    }
    return last;
  }

  /** The key of SQ-3.6 as one number. */
  private static int key(Board board, int unit) {
    int frozen = Bits.has(board.frozen(), unit) ? 1 : 0;
    int inARow = board.slots().movesInARow(unit) * 4 + board.slots().attacksInARow(unit);
    return (frozen << 10) + (inARow << 5) + unit % 16;
  }

  /** A subset with one unit of each kind, from a set of units of one side. */
  public static int oneOfEachKind(Board board, int units) {
    int one = 0;
    for (int left = units; left != 0; ) {
      one |= left & -left;
      left &= ~board.armies().peers(Bits.first(left));
    }
    return one;
  }

  /** A unit's step to a space. */
  public static int step(Board board, int unit, int to) {
    return AnswerCode.step(board.kind(unit).ordinal(), board.space(unit), to);
  }
}
