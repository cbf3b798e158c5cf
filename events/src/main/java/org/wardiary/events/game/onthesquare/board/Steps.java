package org.wardiary.events.game.onthesquare.board;

/**
 * The steps of which everything that happens is made, by theme; nothing else changes a {@link
 * Board}. Each is written here once, with all that it changes, and checks nothing: whoever takes it
 * has seen to the rules. A recorder takes the same steps and emits an event for each; an event that
 * is folded takes its step again.
 *
 * @param turns questions, boxes, orders, turns, bridges
 * @param moves moves, formations and guns
 * @param fires cards, fire and losses
 * @param charges charges and melees
 */
public record Steps(TurnSteps turns, MoveSteps moves, FireSteps fires, ChargeSteps charges) {

  /** Steps that change a board and emit nothing. */
  public static Steps on(Board board) {
    return new Steps(
        new TurnSteps(board), new MoveSteps(board), new FireSteps(board), new ChargeSteps(board));
  }
}
