package org.wardiary.events.game.onthesquare.charge;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;

/** The legal answers to order C (WS-8.1). */
public final class ChargeAnswers {

  private final Board board;

  /** Creates the answers on a board. */
  public ChargeAnswers(Board board) {
    this.board = board;
  }

  /** Whether a unit's formation and guns allow it to charge. */
  static boolean mayCharge(Board board, int unit) {
    Army army = board.army();
    return board.guns().count(unit) == 0 && !army.hasBody(unit) && !army.inSquare(unit);
  }

  /** Offers the charge of the sector that a unit can charge; offers nothing if it has no target. */
  public void offer(int unit, AnswerSearch search) {
    int target = mayCharge(board, unit) ? ChargePath.target(board, unit) : Sector.NONE;
    if (target != Sector.NONE) {
      search.offer(AnswerCode.of(Form.CHARGE, board.army().key(unit), target));
    }
  }
}
