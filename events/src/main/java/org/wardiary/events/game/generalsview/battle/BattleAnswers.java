package org.wardiary.events.game.generalsview.battle;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;

/** The legal answers to the questions of a battle (GV-3.3). Only reads the board. */
public final class BattleAnswers {

  private final Board board;

  /** Creates a view of the legal answers on a board. */
  public BattleAnswers(Board board) {
    this.board = board;
  }

  /** Whether a pick is legal. */
  public boolean isLegalPick(long code) {
    Army army = board.army(board.decider());
    int unit = army.find(AnswerCode.kind(code), AnswerCode.number(code));
    return unit != Board.NONE && candidates().contains(unit);
  }

  /** Whether a drawn number is within the range of the draw. */
  public boolean isLegalDraw(long code) {
    return AnswerCode.number(code) <= Duel.cases(board);
  }

  /** Number of legal picks. */
  public int countPicks() {
    return candidates().size();
  }

  /** Adds every legal pick to a list. */
  public void listPicks(AnswerList out) {
    Army army = board.army(board.decider());
    Candidates candidates = candidates();
    for (int i = 0; i < candidates.size(); i++) {
      int unit = candidates.get(i);
      out.add(AnswerCode.pick(army.kind(unit), unit + 1));
    }
  }

  /** Adds every number that can be drawn to a list. */
  public void listDraws(AnswerList out) {
    int cases = Duel.cases(board);
    for (int value = 1; value <= cases; value++) {
      out.add(AnswerCode.draw(value));
    }
  }

  private Candidates candidates() {
    return new Candidates(board, board.decider());
  }
}
