package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * Moves of two different Horse units, one step each (SQ-4.5).
 *
 * <p>A pair in which the second unit enters the square that the first left is legal only in that
 * order. Every other legal pair is legal in both orders; its code is that of the text that comes
 * first in ASCII order.
 */
public final class HorsePairs {

  private HorsePairs() {}

  /** Spaces that a Horse unit may step to from a space before either unit has moved. */
  static int steps(Board board, int from) {
    SquaresMap map = board.map();
    int open = map.clear() & board.empty() | map.reserveBit(board.turnSide());
    return map.adjacent(from) & open;
  }

  /** Whether a Horse unit may step from a space into the square that the other unit has left. */
  static boolean follows(Board board, int from, int left) {
    SquaresMap map = board.map();
    return (map.adjacent(from) & map.clear() & Bits.of(left)) != 0;
  }

  /**
   * Whether a pair is legal in this order, and this is the order that lists of legal answers use.
   */
  public static boolean isLegal(Board board, int first, int second) {
    if (!board.rules().hasHorsePairs()
        || !isHorse(first)
        || !isHorse(second)
        || !OrderedUnits.anyMayMove(board, first)) {
      return false;
    }
    int ready = board.mayMove(board.turnSide());
    int others = OrderedUnits.named(board, second) & ready;
    if (others == 0) {
      return false;
    }
    boolean sameNames =
        AnswerCode.kind(first) == AnswerCode.kind(second) && from(first) == from(second);
    if (sameNames && Bits.isSingle(others) || !Bits.has(steps(board, from(first)), to(first))) {
      return false;
    }
    if (follows(board, from(second), from(first)) && to(second) == from(first)) {
      return true;
    }
    boolean collide = to(first) == to(second) && !isReserve(board, to(first));
    return first < second && !collide && Bits.has(steps(board, from(second)), to(second));
  }

  private static boolean isHorse(int step) {
    return AnswerCode.kind(step) < Kind.count() && Kind.of(AnswerCode.kind(step)).isHorse();
  }

  private static int from(int step) {
    return AnswerCode.from(step);
  }

  private static int to(int step) {
    return AnswerCode.to(step);
  }

  static boolean isReserve(Board board, int space) {
    return space == board.map().reserve(board.turnSide());
  }
}
