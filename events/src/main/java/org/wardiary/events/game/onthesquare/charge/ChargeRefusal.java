package org.wardiary.events.game.onthesquare.charge;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;

/** Explains why an answer to order C is refused (WS-8.1). */
public final class ChargeRefusal {

  private final Board board;
  private final int unit;

  /** Explains refusals of one unit's answers. */
  public ChargeRefusal(Board board, int unit) {
    this.board = board;
    this.unit = unit;
  }

  /** The rejection of an illegal answer. */
  public Rejection rejection(long code) {
    String id = board.army().id(unit);
    if (AnswerCode.form(code) != Form.CHARGE) {
      return Rejections.of("WS-4.3", Text.of("an answer to its order C, such as %sxc4", id), code);
    }
    if (!ChargeAnswers.mayCharge(board, unit)) {
      return Rejections.of(
          "WS-8.1",
          "a unit without guns or adjacent sections, not in square, to charge",
          id + " is none");
    }
    int target = ChargePath.target(board, unit);
    return Rejections.of(
        "WS-8.1",
        target == Sector.NONE
            ? id + "- for want of a target"
            : "the first enemy straight ahead, on " + Sector.name(target),
        code);
  }
}
