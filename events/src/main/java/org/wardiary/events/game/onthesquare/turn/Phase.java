package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Preparation;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Where a game is between two questions (WS-2.2, WS-3.1, WS-4). */
enum Phase {
  /** Cards are due, or all are drawn. */
  CARDS,
  /** A charge has reached its target. */
  CHARGE,
  /** An auxiliary is to be drawn. */
  AUXILIARY,
  /** A box is to be placed. */
  BOX,
  /** All is ready for the first turn. */
  READY,
  /** A side gives orders. */
  ORDERS,
  /** An order is to be executed, or the turn ends. */
  EXECUTIONS;

  /** Where a game is. */
  static Phase of(Board board) {
    if (board.cards().active()) {
      return CARDS;
    }
    if (board.charge().active()) {
      return CHARGE;
    }
    if (board.turn() > 0) {
      return board.orders().ended() < 2 ? ORDERS : EXECUTIONS;
    }
    if (board.preparation().draws() < Preparation.AUXILIARIES) {
      return AUXILIARY;
    }
    return board.preparation().placed() < Units.COUNT ? BOX : READY;
  }
}
