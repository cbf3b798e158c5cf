package org.wardiary.events.game.generalsview.supply;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;

/** The phase of a turn in which supply is checked (GV-3.4). */
public final class Cleanup {

  private Cleanup() {}

  /**
   * Checks the supply of the acting side's units: supplied units gain supply points, and all others
   * lose some.
   *
   * @param board the board to read
   * @param steps its steps
   */
  public static void run(Board board, Steps steps) {
    Army army = board.army(board.turnSide());
    Supply supply = new Supply(board, board.turnSide());
    steps.checkSupply(supply::reaches);
    for (int i = 0; i < army.size(); i++) {
      int unit = army.unit(i);
      int before = army.supply(unit);
      int after =
          supply.reaches(army.square(unit))
              ? board.rules().supplied(before)
              : board.rules().unsupplied(before);
      if (after != before) {
        steps.changeSupply(unit, after);
      }
    }
  }
}
