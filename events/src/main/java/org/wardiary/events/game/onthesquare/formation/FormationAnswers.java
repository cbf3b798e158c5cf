package org.wardiary.events.game.onthesquare.formation;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

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
  public void offer(int unit, AnswerSearch search) {
    int key = army.key(unit);
    if (army.inSquare(unit) || army.hasBody(unit)) {
      search.offer(AnswerCode.of(Form.FALL_IN, key));
      return;
    }
    if (board.guns().count(unit) > 0) {
      return;
    }
    deployments(unit, search);
    if (board.rules().squares() && board.terrain(army.sector(Units.base(unit))).open()) {
      search.offer(AnswerCode.of(Form.SQUARE, key));
    }
  }

  /** Offers deployments to one or two sectors (WS-6.2). */
  private void deployments(int unit, AnswerSearch search) {
    int men = army.men(Units.base(unit));
    int sections = army.sections(unit);
    for (int way = 0; way < Facing.COUNT; way++) {
      int one = place(unit, way);
      if (one < 0) {
        continue;
      }
      if (men >= 2 && sections <= 1) {
        search.offer(AnswerCode.of(Form.DEPLOY, army.key(unit), one));
      }
      for (int next = way + 1; next < Facing.COUNT; next++) {
        int other = place(unit, next);
        if (other >= 0 && men >= 3 && sections == 0) {
          search.offer(deploy(unit, one, other));
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
}
