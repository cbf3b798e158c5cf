package org.wardiary.events.game.squares.turn;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.board.Termination;

/** The course of turns (SQ-3), from a completed action to the next order or the end (SQ-8). */
public final class TurnSequence {

  private static final int LOST_BATTLE = 10;

  private TurnSequence() {}

  /** Begins the first turn. */
  public static void begin(Board board, Steps steps, int first) {
    beginTurn(board, steps, first);
  }

  /** Ends an action: counts losses, then the second action of a double turn or the next turn. */
  public static void completeAction(Board board, Steps steps) {
    tellScore(board, steps);
    boolean firstBeaten = board.losses(0) >= LOST_BATTLE;
    boolean secondBeaten = board.losses(1) >= LOST_BATTLE;
    if (firstBeaten || secondBeaten) {
      steps.ended(winner(board.losses(0), board.losses(1)), Termination.ATTRITION);
    } else if (board.actionsLeft() > 0) {
      askForOrder(board, steps);
    } else {
      beginTurn(board, steps, 1 - board.turnSide());
    }
  }

  /**
   * The side with the smaller losses: below 10 if the other's are not, so one rule does (SQ-8.2).
   */
  private static int winner(int first, int second) {
    if (first == second) {
      return Ending.DRAW;
    }
    return first < second ? 0 : 1;
  }

  /** Ends the game, a unit of the acting side having entered the enemy's reserve (SQ-8.1). */
  public static void enterReserve(Board board, Steps steps) {
    tellScore(board, steps);
    steps.ended(board.turnSide(), Termination.STRATEGIC);
  }

  private static void tellScore(Board board, Steps steps) {
    if (board.hasNewScore()) {
      steps.scored();
    }
  }

  private static void beginTurn(Board board, Steps steps, int side) {
    steps.turnBegan(side, board.hasPassed(side) ? 2 : 1);
    askForOrder(board, steps);
  }

  private static void askForOrder(Board board, Steps steps) {
    if (canAct(board)) {
      steps.asked(QuestionKind.TURN, Board.NOBODY);
    } else {
      steps.ended(1 - board.turnSide(), Termination.NO_LEGAL_ORDER);
    }
  }

  /** SQ-8.3, SQ-R22: only in a double turn can there be no legal order. */
  private static boolean canAct(Board board) {
    if (Orders.mayPass(board)) {
      return true;
    }
    Board then = board.copy();
    then.asked(QuestionKind.TURN, Board.NOBODY);
    return Orders.any(then);
  }
}
