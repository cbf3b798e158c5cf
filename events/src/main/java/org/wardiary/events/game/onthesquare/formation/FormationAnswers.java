package org.wardiary.events.game.onthesquare.formation;

import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** The legal answers to order D (WS-6). */
public final class FormationAnswers {

  private final Board board;
  private final Army army;

  /** Creates the answers on a board. */
  public FormationAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  /** Offers all answers of a unit; offers nothing if it cannot execute the order. */
  public void offer(int unit, AnswerList out) {
    int key = army.key(unit);
    if (army.inSquare(unit) || army.hasBody(unit)) {
      out.add(AnswerCode.of(Form.FALL_IN, key));
      return;
    }
    if (board.guns().count(unit) > 0) {
      return;
    }
    deployments(unit, out);
    if (board.rules().squares() && board.terrain(army.sector(Units.base(unit))).open()) {
      out.add(AnswerCode.of(Form.SQUARE, key));
    }
  }

  /** Offers deployments to one or two sectors (WS-6.2). */
  private void deployments(int unit, AnswerList out) {
    int men = army.men(Units.base(unit));
    int sections = army.sections(unit);
    for (int way = 0; way < Facing.COUNT; way++) {
      int one = place(unit, way);
      if (one < 0) {
        continue;
      }
      if (men >= 2 && sections <= 1) {
        out.add(AnswerCode.of(Form.DEPLOY, army.key(unit), one));
      }
      for (int next = way + 1; next < Facing.COUNT; next++) {
        int other = place(unit, next);
        if (other >= 0 && men >= 3 && sections == 0) {
          out.add(deploy(unit, one, other));
        }
      }
    }
  }

  /** A deployment to two sectors, which are put in ASCII order. */
  private long deploy(int unit, int one, int other) {
    boolean ordered = Sector.name(one).compareTo(Sector.name(other)) < 0;
    return AnswerCode.deploy(army.key(unit), ordered ? one : other, ordered ? other : one);
  }

  /** The sector beside a base in a direction; {@link Sector#NONE} if no section may stand there. */
  private int place(int unit, int way) {
    int sector = Sector.ahead(army.sector(Units.base(unit)), way);
    return sector >= 0 && board.open(sector) ? sector : Sector.NONE;
  }

  /** The rule that an answer to a unit's order D breaks; empty if it is legal. */
  public Optional<Rejection> broken(int unit, long code) {
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
    if (form == Form.FALL_IN) {
      return Optional.empty();
    }
    if (board.guns().count(unit) > 0) {
      return Rejections.of("WS-6.2", "a unit without guns", id + " has guns");
    }
    if (form == Form.SQUARE && !board.rules().squares()) {
      return Rejections.of("WS-6.3", "another formation: these rules have no squares", code);
    }
    if (form == Form.SQUARE) {
      return board.terrain(army.sector(Units.base(unit))).open()
          ? Optional.empty()
          : Rejections.of("WS-6.3", "a base on plain or road", id + " is not");
    }
    return deploy(unit, code);
  }

  private Optional<Rejection> deploy(int unit, long code) {
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
    String one = Sector.name(AnswerCode.sector(code));
    return second.isEmpty() || one.compareTo(Sector.name(second.getAsInt())) < 0
        ? Optional.empty()
        : Rejections.of("WS-6.2", "two sectors in ASCII order", code);
  }
}
