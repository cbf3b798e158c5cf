package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;

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

  static boolean isReserve(Board board, int space) {
    return space == board.map().reserve(board.turnSide());
  }
}
