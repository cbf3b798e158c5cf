package org.wardiary.events.game.onthesquare.retreat;

import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.FireSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Removes parts and units from the game (WS-2.3, WS-2.5). */
public final class Losses {

  private static final int ALL = (1 << Units.SLOTS) - 1;

  private final Army army;
  private final OnTheSquareRules rules;
  private final FireSteps steps;
  private final UnitActions actions;

  /** Creates the losses on a board. */
  public Losses(Board board, Steps steps, UnitActions actions) {
    army = board.army();
    rules = board.rules();
    this.steps = steps.fires();
    this.actions = actions;
  }

  /**
   * What losses leave of a body.
   *
   * @param gone slots of the unit that were removed, as bits
   * @param broken whether the body lost a part and has others left (WS-9.1)
   * @param left slots of what is left of the body, as bits; if it lost its base, 1 is the new one
   */
  public record Remains(int gone, boolean broken, int left) {}

  /**
   * Removes a unit's parts without men after a fire or a melee.
   *
   * @param body slots of its body before the losses, as bits
   */
  public Remains removeEmpty(int unit, int body, String cause) {
    int gone = 0;
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (army.exists(part) && army.men(part) == 0) {
        gone |= 1 << slot;
      }
    }
    int left = body & ~gone;
    if ((gone & 1) != 0 && left != 0) {
      // what is left of a body comes before a detached section
      left = left & ~(1 << Units.slot(heir(unit, gone))) | 1;
    }
    remove(unit, gone, cause);
    return new Remains(gone, (body & gone) != 0 && left != 0, left);
  }

  /**
   * Removes a unit that lost men and has only its last man left, or nobody (WS-9.1).
   *
   * @return whether the unit is lost
   */
  public boolean loseLast(int unit) {
    if (army.active(unit) && army.totalMen(unit) <= rules.lastMen()) {
      remove(unit, ALL, "last-man");
    }
    return !army.active(unit);
  }

  /** Removes some of a unit's parts with their men (WS-9.4). */
  public void loseParts(int unit, int slots, String cause) {
    remove(unit, slots, cause);
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
      if ((slots >> slot & 1) != 0 && army.exists(Units.part(unit, slot))) {
        steps.losePart(Units.part(unit, slot), cause);
      }
    }
    if (heir == Board.NOBODY) {
      actions.voidOrder(unit, "lost");
      steps.eliminate(unit, base, cause);
    } else if ((slots & 1) != 0) {
      steps.replaceBase(heir);
    }
  }

  /**
   * The part that is the base once some slots are gone: the base itself, else an adjacent section,
   * else a detached one (WS-2.3); {@link Board#NOBODY} if no part is left.
   */
  private int heir(int unit, int gone) {
    int heir = Board.NOBODY;
    for (int slot = Units.SLOTS - 1; slot > 0; slot--) {
      int part = Units.part(unit, slot);
      boolean left = army.exists(part) && (gone >> slot & 1) == 0;
      if (left && (heir == Board.NOBODY || army.besideBase(part) || !army.besideBase(heir))) {
        heir = part;
      }
    }
    return (gone & 1) == 0 ? Units.base(unit) : heir;
  }
}
