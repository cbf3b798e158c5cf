package org.wardiary.events.game.squares.decision;

import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.combat.ReserveAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.turn.Orders;

/** Decides whether an answer to the open question is legal (SQ-9). */
public final class Legality {

  private Legality() {}

  /** Whether an answer is legal, determined without listing the legal answers. */
  public static boolean isLegal(Board board, long code) {
    AnswerCode.Type type = AnswerCode.type(code);
    int number = AnswerCode.first(code);
    return switch (board.question()) {
      case NONE -> false;
      case TURN -> Orders.isLegal(board, code);
      case RESPONSE, SECOND_CHANCE -> code == AnswerCode.STAND || code == AnswerCode.RETREAT;
      case ADVANCE -> code == AnswerCode.ADVANCE || code == AnswerCode.HOLD;
      case RETREAT ->
          type == AnswerCode.Type.SPACE
              && Bits.has(Retreats.legal(board, board.questionUnit()), number);
      case OPTION -> type == AnswerCode.Type.OPTION && AvailableOptions.isAvailable(board, number);
      case CASUALTY ->
          type == AnswerCode.Type.CASUALTY && Bits.has(ReserveAttack.kinds(board), number);
    };
  }
}
