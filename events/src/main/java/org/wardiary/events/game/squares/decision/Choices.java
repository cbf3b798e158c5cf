package org.wardiary.events.game.squares.decision;

import java.util.function.IntToLongFunction;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.combat.ReserveAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.Orders;

/** Counts and lists the legal answers to the open question (SQ-9). */
public final class Choices {

  private Choices() {}

  /** Number of legal answers. */
  public static int count(Board board) {
    return switch (board.question()) {
      case NONE -> 0;
      case TURN -> Orders.count(board);
      case RESPONSE, SECOND_CHANCE, ADVANCE -> 2;
      case RETREAT -> Bits.count(Retreats.legal(board, board.questionUnit()));
      case OPTION -> Bits.count(AvailableOptions.all(board));
      case CASUALTY -> Bits.count(ReserveAttack.kinds(board));
    };
  }

  /** Adds the legal answers to a list. */
  public static void list(Board board, AnswerList out) {
    switch (board.question()) {
      case NONE -> {}
      case TURN -> Orders.list(board, out);
      case RESPONSE, SECOND_CHANCE -> {
        out.add(AnswerCode.STAND);
        out.add(AnswerCode.RETREAT);
      }
      case ADVANCE -> {
        out.add(AnswerCode.ADVANCE);
        out.add(AnswerCode.HOLD);
      }
      case RETREAT -> add(Retreats.legal(board, board.questionUnit()), AnswerCode::space, out);
      case OPTION -> add(AvailableOptions.all(board), AnswerCode::option, out);
      case CASUALTY -> add(ReserveAttack.kinds(board), AnswerCode::casualty, out);
    }
  }

  private static void add(int numbers, IntToLongFunction code, AnswerList out) {
    for (int left = numbers; left != 0; left = Bits.rest(left)) {
      out.add(code.applyAsLong(Bits.first(left)));
    }
  }
}
