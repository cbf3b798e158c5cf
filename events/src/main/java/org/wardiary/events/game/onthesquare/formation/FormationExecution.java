package org.wardiary.events.game.onthesquare.formation;

import java.util.OptionalInt;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Executes answers to order D (WS-6). */
public final class FormationExecution {

  private final Army army;
  private final MoveSteps steps;
  private final UnitActions actions;

  /** Creates the executions on a board. */
  public FormationExecution(Board board, Steps steps, UnitActions actions) {
    army = board.army();
    this.steps = steps.moves();
    this.actions = actions;
  }

  /** Executes an answer to order D. */
  public void form(int unit, long code) {
    if (AnswerCode.form(code) == Form.SQUARE) {
      steps.formSquare(unit);
    } else if (AnswerCode.form(code) == Form.FALL_IN) {
      actions.endSquare(unit, "order");
      actions.fallIn(unit, "order");
    } else {
      deploy(unit, AnswerCode.sector(code), AnswerCode.second(code));
    }
  }

  /**
   * Shares the base's men evenly; those left over go to the base, then to the first section
   * (WS-6.2).
   */
  private void deploy(int unit, int one, OptionalInt other) {
    int base = Units.base(unit);
    int facing = army.facing(base);
    int parts = other.isPresent() ? 3 : 2;
    int share = army.men(base) / parts;
    int over = army.men(base) % parts;
    int first = Units.part(unit, army.freeSlot(unit));
    steps.formSection(first, one, share + (over > 1 ? 1 : 0), facing, "deployed");
    if (other.isPresent()) {
      int second = Units.part(unit, army.freeSlot(unit));
      steps.formSection(second, other.getAsInt(), share, facing, "deployed");
    }
  }
}
