package org.wardiary.events.game.generalsview.battle;

import org.wardiary.events.game.Question;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.BattleSteps;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;

/** Fights a battle (GV-3.3): units are brought in pairs, and chance decides each duel. */
public final class Battle {

  private final Board board;
  private final Steps steps;

  /**
   * @param board the board to read
   * @param steps its steps
   */
  public Battle(Board board, Steps steps) {
    this.board = board;
    this.steps = steps;
  }

  /** The first square that holds units of both sides (GV-R5), {@link Board#NONE} if none does. */
  public static int firstContested(Board board) {
    Army own = board.army(board.turnSide());
    Army enemy = board.army(1 - board.turnSide());
    int first = Board.NOBODY;
    for (int i = 0; i < own.size(); i++) {
      int square = own.square(own.unit(i));
      if (enemy.standing(square) > 0 && (first == Board.NOBODY || square < first)) {
        first = square;
      }
    }
    return first;
  }

  /** Begins the battle for a square and brings the first units. */
  public void begin(int square) {
    steps.battles().begin(square);
    bringUnits();
  }

  /** A side brings the unit that it has picked. */
  public void pick(int side, int unit) {
    steps.battles().bring(side, unit, BattleSteps.Selection.PICKED);
    bringUnits();
  }

  /** Each side without a unit in the battle brings one, the acting side first; then the draw. */
  private void bringUnits() {
    int acting = board.turnSide();
    if (hasBrought(acting) && hasBrought(1 - acting)) {
      steps.ask(QuestionKind.DRAW, Question.CHANCE, Board.NOBODY);
    }
  }

  /**
   * Whether a side has a unit in the battle. If it has none, brings one now unless the side has to
   * pick.
   */
  private boolean hasBrought(int side) {
    if (board.brought(side) != Board.NOBODY) {
      return true;
    }
    Candidates candidates = new Candidates(board, side);
    if (candidates.size() > 1) {
      steps.ask(QuestionKind.PICK, side, Board.NOBODY);
      return false;
    }
    steps.battles().bring(side, candidates.get(0), BattleSteps.Selection.HIGHEST);
    return true;
  }

  /**
   * Resolves the duel of the two units. The battle then continues, or the winner takes its square.
   *
   * @param drawn the number that chance drew
   * @return the side whose unit survives; if that wins the battle, the board has no battle any more
   */
  public int draw(int drawn) {
    int winner = drawn <= Duel.attack(board) ? board.turnSide() : 1 - board.turnSide();
    int square = board.battle();
    steps.battles().duel(drawn, Duel.cases(board), winner);
    steps.battles().eliminate(1 - winner);
    if (board.army(1 - winner).standing(square) > 0) {
      bringUnits();
      return winner;
    }
    steps.battles().win(winner);
    if (board.territory().owner(square) != winner) {
      steps.take(winner, square, Steps.Cause.BATTLE);
    }
    return winner;
  }
}
