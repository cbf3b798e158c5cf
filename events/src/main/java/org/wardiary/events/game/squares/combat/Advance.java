package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.turn.TurnSequence;
import org.wardiary.events.game.squares.unit.Kind;

/** The advance of the attacker onto the target (SQ-7.6, SQ-7.7). */
public final class Advance {

  private Advance() {}

  /** Whether the attacker may advance onto the target once that is empty. */
  public static boolean isAllowed(Board board) {
    Kind attacker = board.kind(board.attack().attacker());
    boolean barred = attacker == Kind.HEAVY_CAVALRY && AttackTraits.intoForest(board); // SQ-R20
    return !attacker.isGun() && !barred;
  }

  /** Asks whether the attacker advances if it may; otherwise completes the action. */
  static void offer(Board board, Steps steps) {
    if (isAllowed(board)) {
      steps.ask(QuestionKind.ADVANCE, Board.NOBODY);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  /** Carries the advance out. */
  public static void carryOut(Board board, Steps steps) {
    int target = board.attack().target();
    steps.advance(board.attack().attacker(), target);
    TurnSequence.completeMove(board, steps, target);
  }
}
