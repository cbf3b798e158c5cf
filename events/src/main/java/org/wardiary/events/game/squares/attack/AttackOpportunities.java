package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;

/**
 * The number of attacks of special kinds that the acting side may order. Statistics compare it with
 * the attacks that were made.
 *
 * @param flanks legal flank attacks (SQ-5.7), 0 or more
 * @param charges legal charges (SQ-5.5), 0 or more
 * @param grandBatteries legal Grand Batteries on units that are not guns (SQ-5.4), 0 or more
 */
public record AttackOpportunities(int flanks, int charges, int grandBatteries) {

  /** The opportunities that the question {@code turn} would offer if it were asked now. */
  public static AttackOpportunities of(Board before) {
    Board board = before.copy();
    board.ask(QuestionKind.TURN, Board.NOBODY);
    AnswerList orders = new AnswerList();
    AttackChoices.list(board, orders);
    int flanks = 0;
    int charges = 0;
    int grandBatteries = 0;
    for (int i = 0; i < orders.size(); i++) {
      CurrentAttack attack = Attacks.declared(board, orders.get(i));
      flanks += AttackTraits.isFlank(board, attack) ? 1 : 0;
      charges += AttackTraits.isCharge(board, attack) ? 1 : 0;
      grandBatteries += AttackTraits.isGrandBattery(board, attack) ? 1 : 0;
    }
    return new AttackOpportunities(flanks, charges, grandBatteries);
  }

  /** Whether there is any opportunity. */
  public boolean arose() {
    return flanks + charges + grandBatteries > 0;
  }
}
