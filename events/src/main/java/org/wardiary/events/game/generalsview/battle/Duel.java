package org.wardiary.events.game.generalsview.battle;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;

/** The values of the two units that both sides have brought into the battle (GV-3.3). */
public final class Duel {

  private Duel() {}

  /**
   * Attack of the acting side's unit: a draw of at most this number eliminates the defending unit.
   */
  public static int attack(Board board) {
    int acting = board.turnSide();
    return board.army(acting).attack(board.brought(acting));
  }

  /** Number of cases of the draw: the sum of attack and defence. */
  public static int cases(Board board) {
    int defending = 1 - board.turnSide();
    Army defenders = board.army(defending);
    return attack(board) + defenders.defence(board.brought(defending));
  }
}
