package org.wardiary.events.game.generalsview.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.battle.BattleAnswers;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.movement.MovementAnswers;

/** The legal answers to the open question. Reads the board, changes nothing. */
public final class Legality {

  private final Board board;
  private final MovementAnswers movement;
  private final BattleAnswers battle;

  /** The answers on a board, as it is whenever they are asked for. */
  public Legality(Board board) {
    this.board = board;
    this.movement = new MovementAnswers(board);
    this.battle = new BattleAnswers(board);
  }

  /** Whether an answer is legal. No list is made. */
  public boolean isLegal(long code) {
    return board.question().takes(AnswerCode.type(code))
        && switch (board.question()) {
          case NOTHING -> false;
          case TURN -> movement.isLegal(code);
          case PICK -> battle.isLegalPick(code);
          case DRAW -> battle.isLegalDraw(code);
        };
  }

  /** Number of legal answers. No list is made. */
  public int count() {
    return switch (board.question()) {
      case NOTHING -> 0;
      case TURN -> movement.count();
      case PICK -> battle.countPicks();
      case DRAW -> Duel.cases(board);
    };
  }

  /** Adds every legal answer to a list, each once. */
  public void list(AnswerList out) {
    switch (board.question()) {
      case NOTHING -> {}
      case TURN -> movement.list(out);
      case PICK -> battle.listPicks(out);
      case DRAW -> battle.listDraws(out);
    }
  }
}
