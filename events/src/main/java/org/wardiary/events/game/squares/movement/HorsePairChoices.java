package org.wardiary.events.game.squares.movement;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;

/** Counts and lists the legal pairs of moves by Horse (SQ-4.5). */
public final class HorsePairChoices {

  private HorsePairChoices() {}

  /** Number of legal pairs. */
  public static int count(Board board) {
    int side = board.turnSide();
    int horse = board.mayMove(side) & board.armies().horse(side);
    if (horse == 0 || Bits.isSingle(horse) || !board.rules().hasHorsePairs()) {
      return 0;
    }
    int inReserve = horse & board.inReserve(side);
    int oneOfEachKind = OrderedUnits.oneOfEachKind(board, inReserve);
    int out = horse & ~inReserve;
    int count = 0;
    for (int left = out; left != 0; left = Bits.rest(left)) {
      int from = board.space(Bits.first(left));
      for (int more = Bits.rest(left) | oneOfEachKind; more != 0; more = Bits.rest(more)) {
        count += countApart(board, from, board.space(Bits.first(more)));
      }
    }
    return count + countFromReserve(board, inReserve, oneOfEachKind);
  }

  /**
   * Number of pairs of moves by two units on different spaces; the second space may be the reserve.
   */
  private static int countApart(Board board, int a, int b) {
    int fromA = HorsePairs.steps(board, a);
    int fromB = HorsePairs.steps(board, b);
    int reserve = board.map().reserveBit(board.turnSide());
    int count = Bits.count(fromA) * Bits.count(fromB) - Bits.count(fromA & fromB & ~reserve);
    count += HorsePairs.follows(board, b, a) ? Bits.count(fromA) : 0;
    return count + (HorsePairs.follows(board, a, b) ? Bits.count(fromB) : 0);
  }

  /** Number of pairs of moves by two units that leave the reserve. */
  private static int countFromReserve(Board board, int inReserve, int oneOfEachKind) {
    if (inReserve == 0) {
      return 0;
    }
    int ways = Bits.count(HorsePairs.steps(board, board.map().reserve(board.turnSide())));
    int count = 0;
    for (int left = oneOfEachKind; left != 0; left = Bits.rest(left)) {
      int ofKind = inReserve & board.armies().peers(Bits.first(left));
      count += Bits.isSingle(ofKind) ? 0 : ways * (ways - 1) / 2;
      count += Bits.count(Bits.rest(left)) * ways * (ways - 1);
    }
    return count;
  }

  /** Adds the legal pairs to a list. */
  public static void list(Board board, AnswerList out) {
    if (!board.rules().hasHorsePairs()) {
      return;
    }
    int side = board.turnSide();
    int horse = board.mayMove(side) & board.armies().horse(side);
    if (horse == 0 || Bits.isSingle(horse)) {
      return;
    }
    int inReserve = horse & board.inReserve(side);
    int oneOfEachKind = OrderedUnits.oneOfEachKind(board, inReserve);
    for (int left = horse & ~inReserve; left != 0; left = Bits.rest(left)) {
      int a = Bits.first(left);
      for (int more = Bits.rest(left) | oneOfEachKind; more != 0; more = Bits.rest(more)) {
        int b = Bits.first(more);
        listFree(board, a, b, out);
        listFollowing(board, a, b, out);
        listFollowing(board, b, a, out);
      }
    }
    for (int left = oneOfEachKind; left != 0; left = Bits.rest(left)) {
      int a = Bits.first(left);
      if (!Bits.isSingle(inReserve & board.armies().peers(a))) {
        listTwins(board, a, out);
      }
      for (int more = Bits.rest(left); more != 0; more = Bits.rest(more)) {
        listFree(board, a, Bits.first(more), out);
      }
    }
  }

  /** Adds the pairs of moves by two units in which neither enters the other's square. */
  private static void listFree(Board board, int a, int b, AnswerList out) {
    int fromB = HorsePairs.steps(board, board.space(b));
    for (int to = HorsePairs.steps(board, board.space(a)); to != 0; to = Bits.rest(to)) {
      int taken = HorsePairs.isReserve(board, Bits.first(to)) ? 0 : to & -to;
      int first = OrderedUnits.step(board, a, Bits.first(to));
      for (int left = fromB & ~taken; left != 0; left = Bits.rest(left)) {
        int second = OrderedUnits.step(board, b, Bits.first(left));
        out.add(AnswerCode.pair(Math.min(first, second), Math.max(first, second)));
      }
    }
  }

  /** Adds the pairs of moves in which the second unit enters the square that the first leaves. */
  private static void listFollowing(Board board, int first, int second, AnswerList out) {
    int left = board.space(first);
    if (!HorsePairs.follows(board, board.space(second), left)) {
      return;
    }
    int then = OrderedUnits.step(board, second, left);
    for (int to = HorsePairs.steps(board, left); to != 0; to = Bits.rest(to)) {
      out.add(AnswerCode.pair(OrderedUnits.step(board, first, Bits.first(to)), then));
    }
  }

  /** Adds the pairs of moves by two units of one kind that leave the reserve. */
  private static void listTwins(Board board, int unit, AnswerList out) {
    for (int to = HorsePairs.steps(board, board.space(unit)); to != 0; to = Bits.rest(to)) {
      int first = OrderedUnits.step(board, unit, Bits.first(to));
      for (int left = Bits.rest(to); left != 0; left = Bits.rest(left)) {
        out.add(AnswerCode.pair(first, OrderedUnits.step(board, unit, Bits.first(left))));
      }
    }
  }
}
