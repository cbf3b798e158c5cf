package org.wardiary.events.game.generalsview.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.battle.BattleAnswers;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.movement.MovementAnswers;

/** The legal answers to the open question. Only reads the board. */
public final class Legality {

  private final Board board;
  private final MovementAnswers movement;
  private final BattleAnswers battle;

  /** Creates a view of the legal answers on a board, which reflects later changes of the board. */
  public Legality(Board board) {
    this.board = board;
    this.movement = new MovementAnswers(board);
    this.battle = new BattleAnswers(board);
  }

  /** Whether an answer is legal, determined without listing the legal answers. */
  public boolean isLegal(long code) {
    return board.question().takes(AnswerCode.type(code))
        && switch (board.question()) {
          case NOTHING -> false;
          case TURN -> movement.isLegal(code);
          case PICK -> battle.isLegalPick(code);
          case DRAW -> battle.isLegalDraw(code);
        };
  }

  /** Number of legal answers, counted without listing them. */
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
