package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.combat.Outcome;

/**
 * The attacks of note that the side to act may order: what a statistic has to know besides those
 * that were made.
 *
 * @param flanks legal flank attacks (SQ-5.7), 0 or more
 * @param charges legal charges (SQ-5.5), 0 or more
 * @param grandBatteries legal Grand Batteries on units that are no guns (SQ-5.4), 0 or more
 */
public record AttackOpportunities(int flanks, int charges, int grandBatteries) {

  /** What the question {@code turn}, asked of a position now, allows. */
  public static AttackOpportunities of(Board position) {
    Board board = position.copy();
    board.asked(QuestionKind.TURN, Board.NOBODY);
    AnswerList orders = new AnswerList();
    Attacks.list(board, orders);
    int flanks = 0;
    int charges = 0;
    int grandBatteries = 0;
    for (int i = 0; i < orders.size(); i++) {
      CurrentAttack attack = Attacks.battle(board, orders.get(i));
      flanks += Outcome.isFlank(board, attack) ? 1 : 0;
      charges += Outcome.isCharge(board, attack) ? 1 : 0;
      grandBatteries += Outcome.isGrandBattery(board, attack) ? 1 : 0;
    }
    return new AttackOpportunities(flanks, charges, grandBatteries);
  }

  /** Whether there is any. */
  public boolean arose() {
    return flanks + charges + grandBatteries > 0;
  }
}
