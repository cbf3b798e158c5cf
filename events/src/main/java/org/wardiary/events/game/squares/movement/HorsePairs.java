package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * Two different Horse units, one step each (SQ-4.5).
 *
 * <p>A pair in which the second unit enters the square that the first left is legal in that order
 * alone; every other legal pair is legal in both orders, and its code is that of the ASCII-smaller
 * writing.
 */
public final class HorsePairs {

  private HorsePairs() {}

  /** Spaces that a Horse unit may step to from a space, as the board stands. */
  private static int steps(Board board, int from) {
    SquaresMap map = board.layout();
    int open = map.clear() & board.empty() | map.reserveBit(board.turnSide());
    return map.adjacent(from) & open;
  }

  /** Whether a Horse unit on one space may follow into another, once that is left. */
  private static boolean follows(Board board, int from, int left) {
    SquaresMap map = board.layout();
    return (map.adjacent(from) & map.clear() & Bits.of(left)) != 0;
  }

  /** Whether an ordered pair is legal and its writing the one that lists hold. */
  public static boolean isLegal(Board board, int first, int second) {
    if (!isHorse(first) || !isHorse(second) || !OrderedUnits.anyReady(board, first)) {
      return false;
    }
    int ready = board.ready(board.turnSide());
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

  private static boolean isReserve(Board board, int space) {
    return space == board.layout().reserve(board.turnSide());
  }

  /** The code of two steps written in an order; both writings of one pair have the same code. */
  public static long code(SquaresMap map, int first, int second) {
    boolean swappable = first > second && isFree(map, first, second) && isFree(map, second, first);
    return swappable ? AnswerCode.pair(second, first) : AnswerCode.pair(first, second);
  }

  /** Whether a step does not go to the square where the other began. */
  private static boolean isFree(SquaresMap map, int step, int other) {
    return to(step) != from(other) || !Bits.has(map.clear(), to(step));
  }

  /** Number of legal pairs. */
  public static int count(Board board) {
    int side = board.turnSide();
    int riders = board.ready(side) & board.layout().armies().horse(side);
    if (riders == 0 || Bits.isSingle(riders)) {
      return 0;
    }
    int home = riders & board.home(side);
    int kindsHome = OrderedUnits.oneOfEachKind(board, home);
    int out = riders & ~home;
    int count = 0;
    for (int left = out; left != 0; left = Bits.rest(left)) {
      int from = board.space(Bits.first(left));
      for (int more = Bits.rest(left) | kindsHome; more != 0; more = Bits.rest(more)) {
        count += countApart(board, from, board.space(Bits.first(more)));
      }
    }
    return count + countHome(board, home, kindsHome);
  }

  /** Pairs of two units on two spaces, of which the second may be the reserve. */
  private static int countApart(Board board, int a, int b) {
    int fromA = steps(board, a);
    int fromB = steps(board, b);
    int reserve = board.layout().reserveBit(board.turnSide());
    int count = Bits.count(fromA) * Bits.count(fromB) - Bits.count(fromA & fromB & ~reserve);
    count += follows(board, b, a) ? Bits.count(fromA) : 0;
    return count + (follows(board, a, b) ? Bits.count(fromB) : 0);
  }

  /** Pairs of two units that leave the reserve. */
  private static int countHome(Board board, int home, int kindsHome) {
    if (home == 0) {
      return 0;
    }
    int ways = Bits.count(steps(board, board.layout().reserve(board.turnSide())));
    int count = 0;
    for (int left = kindsHome; left != 0; left = Bits.rest(left)) {
      int ofKind = home & board.layout().armies().peers(Bits.first(left));
      count += Bits.isSingle(ofKind) ? 0 : ways * (ways - 1) / 2;
      count += Bits.count(Bits.rest(left)) * ways * (ways - 1);
    }
    return count;
  }

  /** Adds the legal pairs. */
  public static void list(Board board, AnswerList out) {
    int side = board.turnSide();
    int riders = board.ready(side) & board.layout().armies().horse(side);
    if (riders == 0 || Bits.isSingle(riders)) {
      return;
    }
    int home = riders & board.home(side);
    int kindsHome = OrderedUnits.oneOfEachKind(board, home);
    for (int left = riders & ~home; left != 0; left = Bits.rest(left)) {
      int a = Bits.first(left);
      for (int more = Bits.rest(left) | kindsHome; more != 0; more = Bits.rest(more)) {
        int b = Bits.first(more);
        listFree(board, a, b, out);
        listFollowing(board, a, b, out);
        listFollowing(board, b, a, out);
      }
    }
    for (int left = kindsHome; left != 0; left = Bits.rest(left)) {
      int a = Bits.first(left);
      if (!Bits.isSingle(home & board.layout().armies().peers(a))) {
        listTwins(board, a, out);
      }
      for (int more = Bits.rest(left); more != 0; more = Bits.rest(more)) {
        listFree(board, a, Bits.first(more), out);
      }
    }
  }

  /** Adds the pairs of two units in which neither enters the other's square. */
  private static void listFree(Board board, int a, int b, AnswerList out) {
    int fromB = steps(board, board.space(b));
    for (int to = steps(board, board.space(a)); to != 0; to = Bits.rest(to)) {
      int taken = isReserve(board, Bits.first(to)) ? 0 : to & -to;
      int first = OrderedUnits.step(board, a, Bits.first(to));
      for (int left = fromB & ~taken; left != 0; left = Bits.rest(left)) {
        int second = OrderedUnits.step(board, b, Bits.first(left));
        out.add(AnswerCode.pair(Math.min(first, second), Math.max(first, second)));
      }
    }
  }

  /** Adds the pairs in which the second unit enters the square that the first leaves. */
  private static void listFollowing(Board board, int first, int second, AnswerList out) {
    int left = board.space(first);
    if (!follows(board, board.space(second), left)) {
      return;
    }
    int then = OrderedUnits.step(board, second, left);
    for (int to = steps(board, left); to != 0; to = Bits.rest(to)) {
      out.add(AnswerCode.pair(OrderedUnits.step(board, first, Bits.first(to)), then));
    }
  }

  /** Adds the pairs of two units of one kind that leave the reserve. */
  private static void listTwins(Board board, int unit, AnswerList out) {
    for (int to = steps(board, board.space(unit)); to != 0; to = Bits.rest(to)) {
      int first = OrderedUnits.step(board, unit, Bits.first(to));
      for (int left = Bits.rest(to); left != 0; left = Bits.rest(left)) {
        out.add(AnswerCode.pair(first, OrderedUnits.step(board, unit, Bits.first(left))));
      }
    }
  }
}
