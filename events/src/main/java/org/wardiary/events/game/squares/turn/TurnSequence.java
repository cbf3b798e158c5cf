package org.wardiary.events.game.squares.turn;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.step.Steps;

/**
 * The sequence of play (SQ-3) from a completed action to the next order or the end of the game
 * (SQ-8).
 */
public final class TurnSequence {

  private TurnSequence() {}

  /**
   * Completes an action in which a unit of the acting side went to a space; entering the enemy's
   * reserve wins (SQ-8.1).
   */
  public static void completeMove(Board board, Steps steps, int to) {
    if (to == board.map().reserve(1 - board.turnSide())) {
      score(board, steps);
      steps.end(Termination.STRATEGIC.wonBy(board.turnSide()));
    } else {
      completeAction(board, steps);
    }
  }

  /**
   * Completes an action: losses may end the game (SQ-8.2); otherwise the next action or turn
   * begins.
   */
  public static void completeAction(Board board, Steps steps) {
    boolean counts = board.hasNewScore(); // without new losses nobody can be beaten now
    score(board, steps);
    if (counts && isBeaten(board)) {
      steps.end(Termination.ATTRITION.wonBy(winner(board.losses(0), board.losses(1))));
    } else if (board.actionsLeft() > 0) {
      askForOrder(board, steps);
    } else if (board.turn() == board.rules().turnLimit()) {
      steps.end(Termination.LIMIT.wonBy(winner(board.losses(0), board.losses(1))));
    } else {
      beginTurn(board, steps, 1 - board.turnSide());
    }
  }

  private static boolean isBeaten(Board board) {
    int due = board.rules().lossesToEnd();
    return board.losses(0) >= due || board.losses(1) >= due;
  }

  /**
   * The side with the smaller losses, or a draw if they are equal, which covers all cases of
   * SQ-8.2.
   */
  private static int winner(int first, int second) {
    if (first == second) {
      return Ending.DRAW;
    }
    return first < second ? 0 : 1;
  }

  /** Counts the losses since the score was last counted, however they came about (SQ-8.2). */
  public static void score(Board board, Steps steps) {
    if (board.hasNewScore()) {
      steps.score();
    }
  }

  /** Begins the next turn, which is a side's. */
  public static void beginTurn(Board board, Steps steps, int side) {
    steps.beginTurn(side, board.hasPassed(side) && board.rules().hasDoubleTurns() ? 2 : 1);
    askForOrder(board, steps);
  }

  private static void askForOrder(Board board, Steps steps) {
    if (canAct(board)) {
      steps.ask(QuestionKind.TURN, Board.NOBODY);
    } else {
      steps.end(Termination.NO_LEGAL_ORDER.wonBy(1 - board.turnSide()));
    }
  }

  /**
   * Whether there is a legal order; there is always one where the side may pass (SQ-8.3, SQ-R22).
   */
  private static boolean canAct(Board board) {
    if (Orders.mayPass(board)) {
      return true;
    }
    Board then = board.copy();
    then.ask(QuestionKind.TURN, Board.NOBODY);
    return Orders.any(then);
  }
}
