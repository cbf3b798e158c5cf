package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.ChargeSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.charge.ChargeCombat;
import org.wardiary.events.game.onthesquare.fire.FireCombat;
import org.wardiary.events.game.onthesquare.formation.FormationExecution;
import org.wardiary.events.game.onthesquare.movement.MoveExecution;
import org.wardiary.events.game.onthesquare.movement.UnitActions;
import org.wardiary.events.game.onthesquare.retreat.Losses;
import org.wardiary.events.game.onthesquare.retreat.Retreats;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Executes answers to orders (WS-4.3). */
final class OrderExecution {

  private final Board board;
  private final Steps steps;
  private final ChargeSteps chargeSteps;
  private final UnitActions actions;
  private final MoveExecution moves;
  private final FormationExecution formations;

  /** Fire, by order or by a charged unit. */
  final FireCombat fire;

  /** Charges and what follows from them. */
  final ChargeCombat charges;

  OrderExecution(Board board, Steps steps) {
    this.board = board;
    this.steps = steps;
    chargeSteps = steps.charges();
    actions = new UnitActions(board, steps);
    moves = new MoveExecution(board, steps, actions);
    formations = new FormationExecution(board, steps, actions);
    Losses losses = new Losses(board, steps, actions);
    Retreats retreats = new Retreats(board, steps, actions, losses);
    fire = new FireCombat(board, steps, actions, losses, retreats);
    charges = new ChargeCombat(board, steps, actions, losses, retreats, fire);
  }

  /** Executes an answer of a side's unit to its order. */
  void execute(int side, long code) {
    int unit = board.army().find(side, AnswerCode.key(code));
    Order order = board.orders().of(unit);
    if (order != Order.B) {
      actions.reveal(unit, "order");
    }
    if (AnswerCode.form(code) == Form.STAND_FAST) {
      steps.standFast(unit);
    } else {
      steps.execute(unit);
      act(unit, order, code);
    }
  }

  /** Executes the answer of a charged unit to its order F, which may be to stand fast (WS-8.3). */
  void executeCharged(long code, String how) {
    int unit = Units.unitOf(board.charge().defender());
    boolean fast = AnswerCode.form(code) == Form.STAND_FAST;
    chargeSteps.react(fast ? "stood-fast" : "advance", how);
    if (!fast) {
      moves.faceAndAdvance(unit, code);
    }
  }

  private void act(int unit, Order order, long code) {
    switch (order) {
      case A -> moves.advanceAndFace(unit, code);
      case B -> moves.box(unit, code);
      case C -> charges.execute(unit, code);
      case D -> formations.form(unit, code);
      case F -> moves.faceAndAdvance(unit, code);
      case S -> fire.execute(unit, code);
      case NONE -> throw new IllegalStateException("expected an order but there is none");
    }
  }
}
