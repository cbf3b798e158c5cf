package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * What units can do by their orders (WS-4.3): fire, charge, formations; moves by {@link #moves}.
 */
final class Options {

  /** What they can do by orders A, F and B. */
  final MoveOptions moves;

  private final Board board;
  private final Army army;

  Options(Board board) {
    this.board = board;
    army = board.army();
    moves = new MoveOptions(board);
  }

  /** Offers the answers to one unit's order, or that it stands fast. */
  void offer(int unit, char order, AnswerSearch quest) {
    int before = quest.offered();
    Order.of(order).offer(this, unit, quest);
    if (quest.offered() == before) {
      quest.offer(AnswerCode.of(Form.STAND_FAST, army.key(unit)));
    }
  }

  // ---- D -------------------------------------------------------------------------------------

  /** WS-6. */
  void formations(int unit, AnswerSearch quest) {
    int key = army.key(unit);
    if (army.inSquare(unit) || army.hasBody(unit)) {
      quest.offer(AnswerCode.of(Form.FALL_IN, key));
      return;
    }
    if (army.guns(unit) > 0) {
      return;
    }
    deployments(unit, quest);
    if (board.terrain(army.sector(Units.base(unit))).open()) {
      quest.offer(AnswerCode.of(Form.SQUARE, key));
    }
  }

  /** WS-6.2. */
  private void deployments(int unit, AnswerSearch quest) {
    int men = army.men(Units.base(unit));
    int sections = army.sections(unit);
    for (int way = 0; way < Facing.COUNT; way++) {
      int one = place(unit, way);
      if (one < 0) {
        continue;
      }
      if (men >= 2 && sections <= 1) {
        quest.offer(AnswerCode.of(Form.DEPLOY, army.key(unit), one));
      }
      for (int next = way + 1; next < Facing.COUNT; next++) {
        int other = place(unit, next);
        if (other >= 0 && men >= 3 && sections == 0) {
          boolean ordered = Sector.name(one).compareTo(Sector.name(other)) < 0;
          quest.offer(
              AnswerCode.deploy(army.key(unit), ordered ? one : other, ordered ? other : one));
        }
      }
    }
  }

  /** The sector beside a base where a section may stand, {@link Sector#NONE} if none may. */
  private int place(int unit, int way) {
    int sector = Sector.ahead(army.sector(Units.base(unit)), way);
    return sector >= 0 && Moves.open(board, sector) ? sector : Sector.NONE;
  }

  // ---- S and C -------------------------------------------------------------------------------

  /** WS-7.1, WS-7.7. */
  void fire(int unit, AnswerSearch quest) {
    int enemy = 1 - Units.side(unit);
    int first = Units.base(enemy * Units.SIDE_UNITS);
    int end = first + Units.SIDE_UNITS * Units.SLOTS;
    if (quest.sector() != Sector.NONE) {
      fire(unit, quest.sector(), quest);
    } else {
      for (int part = first; part < end && !quest.done(); part++) {
        fire(unit, army.sector(part), quest);
      }
    }
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int bridge = board.map().bridge(i);
      if (Fire.burns(board, unit, bridge)) {
        quest.offer(AnswerCode.of(Form.BURN, army.key(unit), bridge));
      }
    }
  }

  /** Fire at a sector, if an enemy is on it. */
  private void fire(int unit, int target, AnswerSearch quest) {
    if (target == Sector.NONE || !army.enemy(target, Units.side(unit))) {
      return;
    }
    if (Fire.firing(board, unit, target, Weapon.MUSKETS) != 0) {
      quest.offer(AnswerCode.of(Form.MUSKETS, army.key(unit), target));
    }
    if (Fire.firing(board, unit, target, Weapon.GUNS) != 0) {
      quest.offer(AnswerCode.of(Form.GUNS, army.key(unit), target));
    }
  }

  /** WS-8.1. */
  void charge(int unit, AnswerSearch quest) {
    if (army.guns(unit) > 0 || army.hasBody(unit) || army.inSquare(unit)) {
      return;
    }
    int target = Moves.charged(board, unit);
    if (target != Sector.NONE) {
      quest.offer(AnswerCode.of(Form.CHARGE, army.key(unit), target));
    }
  }
}
