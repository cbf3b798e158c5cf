package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Preparation;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The phase that a game is in between two questions (WS-2.2, WS-3.1, WS-4). */
enum Phase {
  /** Cards are to be drawn, or all are drawn and are to be resolved. */
  CARDS,
  /** A charge has reached its target. */
  CHARGE,
  /** An auxiliary is to be drawn. */
  AUXILIARY,
  /** A box is to be placed. */
  BOX,
  /** All boxes are placed; the first turn is next. */
  READY,
  /** A side gives orders. */
  ORDERS,
  /** An order is to be executed, or the turn ends. */
  EXECUTIONS;

  /** The phase of a board's game. */
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
