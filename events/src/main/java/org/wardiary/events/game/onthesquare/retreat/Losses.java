package org.wardiary.events.game.onthesquare.retreat;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.FireSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Removes parts and units from the game (WS-2.3, WS-2.5). */
public final class Losses {

  private final Army army;
  private final FireSteps steps;
  private final UnitActions actions;

  /** Creates the losses on a board. */
  public Losses(Board board, Steps steps, UnitActions actions) {
    army = board.army();
    this.steps = steps.fires();
    this.actions = actions;
  }

  /**
   * Removes a unit's parts without men after a fire or a melee.
   *
   * @return the slots that were removed, as bits
   */
  public int removeEmpty(int unit, String cause) {
    int gone = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (army.exists(part) && army.men(part) == 0) {
        gone |= 1 << slot;
      }
    }
    remove(unit, gone, cause);
    return gone;
  }

  /** Removes a body with its men (WS-9.2, WS-9.4). */
  public void loseBody(int unit, String cause) {
    remove(unit, army.body(unit), cause);
  }

  /** Removes a section, or a base alone, with its men. */
  public void losePart(int part, String cause) {
    remove(Units.unitOf(part), 1 << Units.slot(part), cause);
  }

  /**
   * Removes parts. A section takes the place of a base that is gone; a unit without parts is lost.
   */
  private void remove(int unit, int slots, String cause) {
    if (slots == 0) {
      return;
    }
    int base = army.sector(Units.base(unit));
    if ((slots & 1) != 0) {
      actions.endSquare(unit, "lost");
      actions.leaveGuns(unit, "lost");
    }
    int heir = heir(unit, slots);
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if ((slots >> slot & 1) != 0) {
        steps.losePart(Units.part(unit, slot), cause);
      }
    }
    if (heir == Units.NONE) {
      actions.voidOrder(unit, "lost");
      steps.eliminate(unit, base, cause);
    } else if ((slots & 1) != 0) {
      steps.replaceBase(heir);
    }
  }

  /**
   * The part that is the base once some slots are gone: the base itself, else an adjacent section,
   * else a detached one (WS-2.3); {@link Units#NONE} if no part is left.
   */
  private int heir(int unit, int gone) {
    int heir = Units.NONE;
    for (int slot = Units.SLOTS - 1; slot > 0; slot--) {
      int part = Units.part(unit, slot);
      boolean left = army.exists(part) && (gone >> slot & 1) == 0;
      if (left && (heir == Units.NONE || army.besideBase(part) || !army.besideBase(heir))) {
        heir = part;
      }
    }
    return (gone & 1) == 0 ? Units.base(unit) : heir;
  }
}
