package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.game.squares.variant.Reading;

/** Moves of one unit (SQ-4.2 to SQ-4.4) and double moves (SQ-4.6). */
public final class Moves {

  private Moves() {}

  /** Spaces that a unit of the acting side with a kind and a space may move to in one action. */
  public static int targets(Board board, Kind kind, int from) {
    SquaresMap map = board.map();
    int side = board.turnSide();
    int clear = map.clear() & board.empty();
    int open = clear | map.reserveBit(side) | enemyReserve(board);
    return switch (kind) {
      case INFANTRY, GUARD -> map.edgeAdjacent(from) & open;
      case LIGHT_INFANTRY -> map.edgeAdjacent(from) & (open | map.forest() & board.empty());
      case ARTILLERY -> map.adjacent(from) & open;
      case HEAVY_CAVALRY, HORSE_BATTERY -> ride(board, kind, from, open);
      case CAVALRY ->
          ride(board, kind, from, open) | map.adjacent(from) & map.forest() & board.empty();
    };
  }

  /** The enemy's reserve as a set if it may be entered (SQ-4.2), else the empty set. */
  private static int enemyReserve(Board board) {
    int enemy = 1 - board.turnSide();
    return board.inReserve(enemy) == 0 ? board.map().reserveBit(enemy) : 0;
  }

  /** The reserves that a ride may not pass through (SQ-4.2, SQ-R8). */
  private static int barred(Board board) {
    int side = board.turnSide();
    boolean open = board.rules().has(Reading.RIDES_THROUGH_RESERVE) || board.inReserve(side) == 0;
    return board.map().reserveBit(1 - side) | (open ? 0 : board.map().reserveBit(side));
  }

  /**
   * Spaces within one or two steps over open spaces, but not through the enemy's reserve (SQ-4.4).
   */
  private static int ride(Board board, Kind kind, int from, int open) {
    SquaresMap map = board.map();
    int near = map.adjacent(from) & open;
    if (board.rules().walks(kind)) {
      return near;
    }
    int reached = near;
    int through = near & ~barred(board);
    for (int left = through; left != 0; left = Bits.rest(left)) {
      reached |= map.adjacent(Bits.first(left)) & open;
    }
    return reached & ~Bits.of(from);
  }

  /** Spaces that a unit with a kind and a space may enter by a double move (SQ-4.6). */
  public static int doubleTargets(Board board, Kind kind, int from) {
    if (!board.rules().hasDoubleMoves()) {
      return 0;
    }
    SquaresMap map = board.map();
    int clear = map.clear() & board.empty();
    int forest = map.forest() & board.empty();
    return switch (kind) {
      case INFANTRY, GUARD -> map.diagonal(from) & clear | map.edgeAdjacent(from) & forest;
      case LIGHT_INFANTRY -> map.diagonal(from) & (clear | forest);
      case ARTILLERY, HORSE_BATTERY -> map.adjacent(from) & forest;
      case CAVALRY, HEAVY_CAVALRY -> 0;
    };
  }

  /** Number of legal moves and double moves. */
  public static int count(Board board) {
    int count = 0;
    boolean doubles = board.timing() == ActionTiming.FIRST_OF_DOUBLE_TURN;
    for (int left = movers(board); left != 0; left = Bits.rest(left)) {
      int unit = Bits.first(left);
      Kind kind = board.kind(unit);
      int from = board.space(unit);
      count += Bits.count(targets(board, kind, from));
      count += doubles ? Bits.count(doubleTargets(board, kind, from)) : 0;
    }
    return count;
  }

  /** Adds the legal moves and double moves to a list. */
  public static void list(Board board, AnswerList out) {
    boolean doubles = board.timing() == ActionTiming.FIRST_OF_DOUBLE_TURN;
    for (int left = movers(board); left != 0; left = Bits.rest(left)) {
      int unit = Bits.first(left);
      Kind kind = board.kind(unit);
      int from = board.space(unit);
      for (int to = targets(board, kind, from); to != 0; to = Bits.rest(to)) {
        out.add(AnswerCode.move(AnswerCode.step(kind.ordinal(), from, Bits.first(to))));
      }
      int by = doubles ? doubleTargets(board, kind, from) : 0;
      for (int to = by; to != 0; to = Bits.rest(to)) {
        out.add(AnswerCode.doubleMove(AnswerCode.step(kind.ordinal(), from, Bits.first(to))));
      }
    }
  }

  /** Units that may move: all outside the reserve, and one of each kind in the reserve (SQ-3.6). */
  private static int movers(Board board) {
    int side = board.turnSide();
    int ready = board.mayMove(side);
    int home = ready & board.inReserve(side);
    return ready & ~home | OrderedUnits.oneOfEachKind(board, home);
  }
}
