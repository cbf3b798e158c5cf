package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.charge.ChargeAnswers;
import org.wardiary.events.game.onthesquare.fire.FireAnswers;
import org.wardiary.events.game.onthesquare.formation.FormationAnswers;
import org.wardiary.events.game.onthesquare.movement.BoxAnswers;
import org.wardiary.events.game.onthesquare.movement.MoveAnswers;
import org.wardiary.events.game.onthesquare.unit.Order;

/** The legal answers to a unit's order (WS-4.3). */
final class OrderAnswers {

  private final Army army;
  private final MoveAnswers moves;
  private final BoxAnswers boxes;
  private final FormationAnswers formations;
  private final FireAnswers fires;
  private final ChargeAnswers charges;

  OrderAnswers(Board board) {
    army = board.army();
    moves = new MoveAnswers(board);
    boxes = new BoxAnswers(board);
    formations = new FormationAnswers(board);
    fires = new FireAnswers(board);
    charges = new ChargeAnswers(board);
  }

  /** Offers the answers to a unit's order; to stand fast if there is no other. */
  void offer(int unit, Order order, AnswerList out) {
    int before = out.size();
    switch (order) {
      case A -> moves.advance(unit, out);
      case B -> boxes.offer(unit, out);
      case C -> charges.offer(unit, out);
      case D -> formations.offer(unit, out);
      case F -> moves.faceAndAdvance(unit, out);
      case S -> fires.offer(unit, out);
      case NONE -> throw new IllegalArgumentException("expected an order but there is none");
    }
    if (out.size() == before) {
      out.add(AnswerCode.of(Form.STAND_FAST, army.key(unit)));
    }
  }
}
