package org.wardiary.events.game.onthesquare.fire;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** The legal answers to order S (WS-7.1, WS-7.7). */
public final class FireAnswers {

  private final Board board;
  private final Army army;

  /** Creates the answers on a board. */
  public FireAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  /** Offers all answers of a unit; offers nothing if it cannot execute the order. */
  public void offer(int unit, AnswerSearch search) {
    int enemy = 1 - Units.side(unit);
    int first = Units.base(enemy * Units.SIDE_UNITS);
    int end = first + Units.SIDE_UNITS * Units.SLOTS;
    if (search.sector() != Sector.NONE) {
      fire(unit, search.sector(), search);
    } else {
      for (int part = first; part < end && !search.done(); part++) {
        fire(unit, army.sector(part), search);
      }
    }
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int bridge = board.map().bridge(i);
      if (Fire.burns(board, unit, bridge)) {
        search.offer(AnswerCode.of(Form.BURN, army.key(unit), bridge));
      }
    }
  }

  /** Offers the possible fire at a sector, if an enemy is on it. */
  private void fire(int unit, int target, AnswerSearch search) {
    if (target == Sector.NONE || !army.enemy(target, Units.side(unit))) {
      return;
    }
    if (Fire.firing(board, unit, target, Weapon.MUSKETS) != 0) {
      search.offer(AnswerCode.of(Form.MUSKETS, army.key(unit), target));
    }
    if (Fire.firing(board, unit, target, Weapon.GUNS) != 0) {
      search.offer(AnswerCode.of(Form.GUNS, army.key(unit), target));
    }
  }
}
