package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;

/** Why an answer to order C is refused (WS-8.1). */
final class ChargeRefusal {

  private final Board board;
  private final int unit;

  ChargeRefusal(Board board, int unit) {
    this.board = board;
    this.unit = unit;
  }

  Rejection rejection(long code) {
    String id = board.army().id(unit);
    if (AnswerCode.form(code) != Form.CHARGE) {
      return Refusal.no(
          "WS-4.3",
          Text.of("an answer to its order C, such as %sxc4", id),
          "'" + AnswerCode.write(code) + "'");
    }
    if (board.army().guns(unit) > 0 || board.army().hasBody(unit) || board.army().inSquare(unit)) {
      return Refusal.no(
          "WS-8.1",
          "a unit without guns or adjacent sections, not in square, to charge",
          id + " is none");
    }
    int target = Moves.charged(board, unit);
    return Refusal.no(
        "WS-8.1",
        target == Sector.NONE
            ? id + "- for want of a target"
            : "the first enemy straight ahead, on " + Sector.name(target),
        "'" + AnswerCode.write(code) + "'");
  }
}
