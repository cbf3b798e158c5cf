package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Explains why an answer to order B is refused (WS-5.8). */
public final class BoxRefusal {

  private final Board board;
  private final int unit;

  /** Explains refusals of one unit's answers. */
  public BoxRefusal(Board board, int unit) {
    this.board = board;
    this.unit = unit;
  }

  /** The rejection of an illegal answer. */
  public Rejection rejection(long code) {
    String id = board.army().id(unit);
    if (AnswerCode.form(code) != Form.MOVE) {
      return Rejections.of("WS-4.3", "an answer to its order B, such as X1>c4N", code);
    }
    if (!board.army().boxed(unit)) {
      return Rejections.of("WS-5.8", id + "-", id + " is no longer boxed");
    }
    if (AnswerCode.suffix(code) != AnswerCode.PLAIN) {
      return Rejections.of("WS-5.6", "a box to leave nothing behind", code);
    }
    int at = board.army().sector(Units.base(unit));
    int end = AnswerCode.sector(code);
    if (!Sector.adjacent(at, end)) {
      return Rejections.of("WS-5.8", "an adjacent sector or its own", code);
    }
    return Rejections.of(
        "WS-5.8", "a free sector, no woods, house or burning bridge", Sector.name(end) + " is not");
  }
}
