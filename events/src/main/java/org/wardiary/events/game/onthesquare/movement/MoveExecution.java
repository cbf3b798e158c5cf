package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Executes answers to orders A, F and B (WS-5). */
public final class MoveExecution {

  private final Army army;
  private final MoveSteps steps;
  private final UnitActions actions;

  /** Creates the executions on a board. */
  public MoveExecution(Board board, Steps steps, UnitActions actions) {
    army = board.army();
    this.steps = steps.moves();
    this.actions = actions;
  }

  /** Executes an answer to order A (WS-5.5). */
  public void advanceAndFace(int unit, long code) {
    if (army.hasBody(unit)) {
      advanceLine(unit, code);
    } else {
      advance(unit, army.facing(Units.base(unit)), code);
    }
  }

  /** Executes an answer to order F (WS-5.5). */
  public void faceAndAdvance(int unit, long code) {
    int facing = AnswerCode.facing(code);
    boolean body = army.hasBody(unit);
    faceAll(unit, facing);
    if (!body) {
      advance(unit, facing, code);
    }
  }

  /** Executes an answer to order B (WS-5.8). */
  public void box(int unit, long code) {
    actions.move(Units.base(unit), AnswerCode.sector(code), "box");
    actions.face(Units.base(unit), AnswerCode.facing(code), "order");
  }

  private void faceAll(int unit, int facing) {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if (army.exists(Units.part(unit, slot))) {
        actions.face(Units.part(unit, slot), facing, "order");
      }
    }
  }

  /** Advances a base without adjacent sections (WS-5.5 to WS-5.7). */
  private void advance(int unit, int way, long code) {
    int base = Units.base(unit);
    int start = army.sector(base);
    int end = AnswerCode.sector(code);
    leaveGuns(unit, code);
    if (end != start && !army.free(end)) {
      join(unit, Units.unitOf(army.on(end)), AnswerCode.facing(code));
      return;
    }
    actions.move(base, end, "advance");
    actions.face(base, AnswerCode.facing(code), "order");
    leaveHalf(unit, start, way, code);
    actions.takeGuns(unit);
  }

  private void join(int unit, int into, int facing) {
    actions.voidOrder(into, "joined");
    steps.join(unit, into, facing);
    actions.takeGuns(into);
  }

  private void leaveGuns(int unit, long code) {
    if (AnswerCode.suffix(code) == AnswerCode.NO_GUNS) {
      actions.leaveGuns(unit, "order");
    }
  }

  /**
   * Leaves half of the base's men where it began, facing in the direction of the advance (WS-5.6).
   */
  private void leaveHalf(int unit, int start, int way, long code) {
    if (AnswerCode.suffix(code) == AnswerCode.HALF) {
      int section = Units.part(unit, army.freeSlot(unit));
      int men = army.men(Units.base(unit)) / 2;
      steps.formSection(section, start, men, way, "left-behind");
    }
  }

  /** Leaves a line where it is or moves it one sector as a whole (WS-5.5). */
  private void advanceLine(int unit, long code) {
    int base = Units.base(unit);
    int start = army.sector(base);
    leaveGuns(unit, code);
    if (AnswerCode.sector(code) != start) {
      int body = army.body(unit);
      for (int slot = 0; slot < Units.SLOTS; slot++) {
        if ((body >> slot & 1) != 0) {
          int part = Units.part(unit, slot);
          steps.move(part, Sector.ahead(army.sector(part), army.facing(part)), "line");
        }
      }
    }
    leaveHalf(unit, start, army.facing(base), code);
    actions.takeGuns(unit);
  }
}
