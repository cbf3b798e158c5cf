package org.wardiary.events.game.squares.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.attack.AttackChoices;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.movement.HorsePairChoices;
import org.wardiary.events.game.squares.movement.Moves;

/** The legal answers to the question {@code turn} (SQ-3 to SQ-5). */
public final class Orders {

  private Orders() {}

  /**
   * Whether the acting side may pass; it may not in a double turn, which follows a PASS (SQ-3.2).
   */
  public static boolean mayPass(Board board) {
    return !board.isDoubleTurn() && board.rules().hasPasses();
  }

  /** Whether there is a legal order (SQ-8.3). */
  public static boolean any(Board board) {
    return mayPass(board) || Moves.count(board) > 0 || AttackChoices.count(board) > 0;
  }

  /** Number of legal orders. */
  public static int count(Board board) {
    int pass = mayPass(board) ? 1 : 0;
    return pass + Moves.count(board) + HorsePairChoices.count(board) + AttackChoices.count(board);
  }

  /** Adds the legal orders to a list. */
  public static void list(Board board, AnswerList out) {
    if (mayPass(board)) {
      out.add(AnswerCode.PASS);
    }
    Moves.list(board, out);
    HorsePairChoices.list(board, out);
    AttackChoices.list(board, out);
  }
}
