package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Why an answer to order B is refused (WS-5.8). */
final class BoxRefusal {

  private final Board board;
  private final int unit;

  BoxRefusal(Board board, int unit) {
    this.board = board;
    this.unit = unit;
  }

  Rejection rejection(long code) {
    String written = "'" + AnswerCode.write(code) + "'";
    String id = board.army().id(unit);
    if (AnswerCode.form(code) != Form.MOVE) {
      return Refusal.no("WS-4.3", "an answer to its order B, such as X1>c4N", written);
    }
    if (!board.army().boxed(unit)) {
      return Refusal.no("WS-5.8", id + "-", id + " is boxed no more");
    }
    if (AnswerCode.suffix(code) != AnswerCode.PLAIN) {
      return Refusal.no("WS-5.6", "a box to leave nothing behind", written);
    }
    int at = board.army().sector(Units.base(unit));
    int end = AnswerCode.sector(code);
    if (!Sector.adjacent(at, end)) {
      return Refusal.no("WS-5.8", "an adjacent sector or its own", written);
    }
    return Refusal.no(
        "WS-5.8", "a free sector, no woods, house or burning bridge", Sector.name(end) + " is not");
  }
}
