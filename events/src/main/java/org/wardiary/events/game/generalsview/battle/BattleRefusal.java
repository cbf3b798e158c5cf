package org.wardiary.events.game.generalsview.battle;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.text.Text;

/** Explains why an answer to a question of a battle is refused (GV-3.3). Only reads the board. */
public final class BattleRefusal {

  private final Board board;

  /** Explains refusals of answers by the side that decides the open question. */
  public BattleRefusal(Board board) {
    this.board = board;
  }

  /**
   * Why a unit that is on the map cannot be brought.
   *
   * @param answer the answer as it was written
   * @param code its code
   */
  public Rejection pick(String answer, long code) {
    int side = board.decider();
    Army army = board.army(side);
    Candidates candidates = new Candidates(board, side);
    int unit = AnswerCode.number(code) - 1;
    for (int i = 0; i < candidates.size(); i++) {
      int other = candidates.get(i);
      if (army.square(unit) == board.battle()
          && army.kind(other) == army.kind(unit)
          && army.supply(other) == army.supply(unit)) {
        return new Rejection(
            "GV-R6",
            Text.of(
                "expected %s, the lowest number of units alike, but got '%s'",
                army.id(other), answer));
      }
    }
    return new Rejection(
        "GV-3.3",
        Text.of(
            "expected a unit of the highest %s on %s (%s) but got '%s'",
            side == board.acting() ? "attack" : "defence",
            board.map().name(board.battle()),
            String.join(", ", candidates.ids(army)),
            answer));
  }

  /** Why a number cannot have been drawn. */
  public Rejection draw(String answer) {
    return new Rejection(
        "GV-3.3",
        Text.of(
            "expected a number from 1 to %d, attack and defence together, but got '%s'",
            Duel.cases(board), answer));
  }
}
