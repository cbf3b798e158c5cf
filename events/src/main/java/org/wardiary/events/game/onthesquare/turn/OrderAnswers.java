package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.charge.ChargeAnswers;
import org.wardiary.events.game.onthesquare.fire.FireAnswers;
import org.wardiary.events.game.onthesquare.formation.FormationAnswers;
import org.wardiary.events.game.onthesquare.movement.MoveAnswers;
import org.wardiary.events.game.onthesquare.unit.Order;

/** The legal answers to a unit's order (WS-4.3). */
final class OrderAnswers {

  private final Army army;
  private final MoveAnswers moves;
  private final FormationAnswers formations;
  private final FireAnswers fires;
  private final ChargeAnswers charges;

  OrderAnswers(Board board) {
    army = board.army();
    moves = new MoveAnswers(board);
    formations = new FormationAnswers(board);
    fires = new FireAnswers(board);
    charges = new ChargeAnswers(board);
  }

  /** Offers the answers to a unit's order; to stand fast if there is no other. */
  void offer(int unit, Order order, AnswerSearch search) {
    int before = search.offered();
    switch (order) {
      case A -> moves.advance(unit, search);
      case B -> moves.box(unit, search);
      case C -> charges.offer(unit, search);
      case D -> formations.offer(unit, search);
      case F -> moves.faceAndAdvance(unit, search);
      case S -> fires.offer(unit, search);
      case NONE -> throw new IllegalArgumentException("expected an order but there is none");
    }
    if (search.offered() == before) {
      search.offer(AnswerCode.of(Form.STAND_FAST, army.key(unit)));
    }
  }
}
