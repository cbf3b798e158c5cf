package org.wardiary.events.game.onthesquare.board;

/**
 * The steps that make up everything that happens in a game, grouped by theme; nothing else changes
 * a {@link Board}. Each step is implemented once, with everything that it changes, and checks
 * nothing: its caller ensures that the rules allow it. A recorder takes the same steps and emits an
 * event for each; folding an event takes its step again.
 *
 * @param turns steps of questions, boxes, orders, turns and bridges
 * @param moves steps of moves, formations and guns
 * @param fires steps of cards, fire and losses
 * @param charges steps of charges and melees
 */
public record Steps(TurnSteps turns, MoveSteps moves, FireSteps fires, ChargeSteps charges) {

  /** Creates steps that change a board and emit nothing. */
  public static Steps on(Board board) {
    return new Steps(
        new TurnSteps(board), new MoveSteps(board), new FireSteps(board), new ChargeSteps(board));
  }
}
