package org.wardiary.projector.game.squares;

/**
 * The slots of a game of SQUARES (SQ-3.3) that the sides have used so far: each turn of a side uses
 * as many as it has actions. Mutable.
 */
final class ActionSlots {

  private final int[] used = new int[2];
  private int side;
  private int slotsOfTurn;
  private int actionsOfTurn;

  /**
   * Begins a turn.
   *
   * @param number number of the side
   * @param actions number of actions that the side has in the turn
   */
  void turnBegan(int number, int actions) {
    used[side] += slotsOfTurn;
    side = number;
    slotsOfTurn = actions;
    actionsOfTurn = 0;
  }

  /** Counts the next action that the side orders. */
  void ordered() {
    actionsOfTurn++;
  }

  /**
   * The slot of a side's current action, from 1.
   *
   * @param number number of the side
   */
  int current(int number) {
    return used[number] + actionsOfTurn;
  }
}
