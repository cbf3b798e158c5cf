package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Guns;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * What units do wherever there is anything to do: a step that would change nothing is not taken, so
 * that no event is emitted for it.
 */
public final class UnitActions {

  private final Board board;
  private final Army army;
  private final Steps steps;

  /** Actions on a board. */
  public UnitActions(Board board, Steps steps) {
    this.board = board;
    army = board.army();
    this.steps = steps;
  }

  /** A part moves to a sector, if it is not there; how is as in {@link MoveSteps#move}. */
  public void move(int part, int to, String how) {
    if (army.sector(part) != to) {
      steps.moves().move(part, to, how);
    }
  }

  /** A part turns to a facing, if it has another; the cause is as in {@link MoveSteps#face}. */
  public void face(int part, int facing, String cause) {
    if (army.facing(part) != facing) {
      steps.moves().face(part, facing, cause);
    }
  }

  /** A square ends, if the unit is in one. */
  public void endSquare(int unit, String cause) {
    if (army.inSquare(unit)) {
      steps.moves().endSquare(unit, cause);
    }
  }

  /** Adjacent sections fall in; whether there were any. */
  public boolean fallIn(int unit, String cause) {
    boolean any = army.hasBody(unit);
    for (int slot = 1; slot < Units.SLOTS; slot++) {
      int section = Units.part(unit, slot);
      if (army.besideBase(section)) {
        steps.moves().fallIn(section, cause);
      }
    }
    return any;
  }

  /** A base leaves its guns where it stands, if it has any (WS-2.5). */
  public void leaveGuns(int unit, String cause) {
    if (board.guns().count(unit) > 0) {
      steps.moves().leaveGuns(unit, army.sector(Units.base(unit)), cause);
    }
  }

  /** A base takes the loose guns where it stands, as many as it may (WS-2.5). */
  public void takeGuns(int unit) {
    int base = Units.base(unit);
    int room = Guns.MOST - board.guns().count(unit);
    int count = Math.min(room, board.guns().loose(army.sector(base)));
    if (count > 0 && army.men(base) >= 2) {
      steps.moves().takeGuns(unit, count);
    }
  }

  /** A unit's order is void, if it has one. */
  public void voidOrder(int unit, String cause) {
    if (board.orders().has(unit)) {
      steps.turns().voidOrder(unit, cause);
    }
  }

  /** A box is taken off, if the unit has one (WS-3.2). */
  public void reveal(int unit, String cause) {
    if (army.boxed(unit)) {
      steps.turns().reveal(unit, cause);
    }
  }
}
