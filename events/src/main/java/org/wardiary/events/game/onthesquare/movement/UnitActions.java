package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Guns;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Actions of units that are skipped if they would change nothing, so that no event is emitted for
 * them.
 */
public final class UnitActions {

  private final Board board;
  private final Army army;
  private final Steps steps;

  /** Creates the actions on a board. */
  public UnitActions(Board board, Steps steps) {
    this.board = board;
    army = board.army();
    this.steps = steps;
  }

  /**
   * Moves a part to a sector unless it is already there; {@code how} is as in {@link
   * MoveSteps#move}.
   */
  public void move(int part, int to, String how) {
    if (army.sector(part) != to) {
      steps.moves().move(part, to, how);
    }
  }

  /**
   * Turns a part to a facing unless it already has it; {@code cause} is as in {@link
   * MoveSteps#face}.
   */
  public void face(int part, int facing, String cause) {
    if (army.facing(part) != facing) {
      steps.moves().face(part, facing, cause);
    }
  }

  /** Ends the square of a unit if it is in square. */
  public void endSquare(int unit, String cause) {
    if (army.inSquare(unit)) {
      steps.moves().endSquare(unit, cause);
    }
  }

  /** Lets a unit's adjacent sections fall in; returns whether there were any. */
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

  /** Leaves a base's guns, if any, on its sector (WS-2.5). */
  public void leaveGuns(int unit, String cause) {
    if (board.guns().count(unit) > 0) {
      steps.moves().leaveGuns(unit, army.sector(Units.base(unit)), cause);
    }
  }

  /** Lets a base take the loose guns on its sector, as many as it may have (WS-2.5). */
  public void takeGuns(int unit) {
    int base = Units.base(unit);
    int room = Guns.MOST - board.guns().count(unit);
    int count = Math.min(room, board.guns().loose(army.sector(base)));
    if (count > 0 && army.men(base) >= 2) {
      steps.moves().takeGuns(unit, count);
    }
  }

  /** Makes a unit's order void, if it has one. */
  public void voidOrder(int unit, String cause) {
    if (board.orders().has(unit)) {
      steps.voidOrder(unit, cause);
    }
  }

  /** Takes a unit's box off, if it has one (WS-3.2). */
  public void reveal(int unit, String cause) {
    if (army.boxed(unit)) {
      steps.reveal(unit, cause);
    }
  }
}
