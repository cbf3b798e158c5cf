package org.wardiary.events.game.onthesquare.formation;

import java.util.OptionalInt;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** Explains why an answer to order D is refused (WS-6). */
public final class FormationRefusal {

  private final Board board;
  private final Army army;
  private final int unit;

  /** Explains refusals of one unit's answers. */
  public FormationRefusal(Board board, int unit) {
    this.board = board;
    army = board.army();
    this.unit = unit;
  }

  /** The rejection of an illegal answer. */
  public Rejection rejection(long code) {
    String id = army.id(unit);
    Form form = AnswerCode.form(code);
    if (form != Form.DEPLOY && form != Form.SQUARE && form != Form.FALL_IN) {
      return Rejections.of("WS-4.3", Text.of("an answer to its order D, such as %s+b2", id), code);
    }
    boolean formed = army.inSquare(unit) || army.hasBody(unit);
    if (formed != (form == Form.FALL_IN)) {
      String what = formed ? "in square or has adjacent sections" : "neither in square nor has any";
      return Rejections.of("WS-6.1", "a unit to fall in only if it can", id + " is " + what);
    }
    if (board.guns().count(unit) > 0) {
      return Rejections.of("WS-6.2", "a unit without guns", id + " has guns");
    }
    if (form == Form.SQUARE && !board.rules().squares()) {
      return Rejections.of("WS-6.3", "another formation: these rules have no squares", code);
    }
    if (form == Form.SQUARE) {
      return Rejections.of("WS-6.3", "a base on plain or road", id + " is not");
    }
    return deploy(code);
  }

  private Rejection deploy(long code) {
    String id = army.id(unit);
    OptionalInt second = AnswerCode.second(code);
    int men = army.men(Units.base(unit));
    int needed = second.isPresent() ? 3 : 2;
    if (men < needed) {
      return Rejections.of("WS-6.2", needed + " men or more", Text.of("%s's base has %d", id, men));
    }
    int most = second.isPresent() ? 0 : 1;
    if (army.sections(unit) > most) {
      return Rejections.of(
          "WS-6.2",
          Text.of("at most %d sections out", most),
          Text.of("%s has %d", id, army.sections(unit)));
    }
    for (int sector : new int[] {AnswerCode.sector(code), second.orElse(AnswerCode.sector(code))}) {
      if (!Sector.adjacent(army.sector(Units.base(unit)), sector) || !board.open(sector)) {
        return Rejections.of(
            "WS-6.2", "a free adjacent sector that does not burn", Sector.name(sector) + " is not");
      }
    }
    return Rejections.of("WS-6.2", "two sectors in ASCII order", code);
  }
}
