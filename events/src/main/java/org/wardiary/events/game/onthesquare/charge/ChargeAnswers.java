package org.wardiary.events.game.onthesquare.charge;

import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;

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
  public void offer(int unit, AnswerList out) {
    int target = mayCharge(board, unit) ? ChargePath.target(board, unit) : Sector.NONE;
    if (target != Sector.NONE) {
      out.add(AnswerCode.of(Form.CHARGE, board.army().key(unit), target));
    }
  }

  /** The rule that an answer to a unit's order C breaks; empty if it is legal. */
  public Optional<Rejection> broken(int unit, long code) {
    String id = board.army().id(unit);
    if (AnswerCode.form(code) != Form.CHARGE) {
      return Rejections.of("WS-4.3", Text.of("an answer to its order C, such as %sxc4", id), code);
    }
    if (!mayCharge(board, unit)) {
      String expected = "a unit without guns or adjacent sections, not in square, to charge";
      return Rejections.of("WS-8.1", expected, id + " is none");
    }
    int target = ChargePath.target(board, unit);
    if (target == Sector.NONE) {
      return Rejections.of("WS-8.1", id + "- for want of a target", code);
    }
    return target == AnswerCode.sector(code)
        ? Optional.empty()
        : Rejections.of(
            "WS-8.1", "the first enemy straight ahead, on " + Sector.name(target), code);
  }
}
