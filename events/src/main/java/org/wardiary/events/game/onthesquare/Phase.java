package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.unit.Units;

/** Where a game is between two questions (WS-2.2, WS-3.1, WS-4), and what happens there. */
enum Phase {
  /** Cards are due, or all of a run are drawn. */
  CARDS {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.cards();
    }
  },
  /** A charge has reached its target. */
  CHARGE {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.charge();
    }
  },
  /** An auxiliary is to be drawn. */
  AUXILIARY {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.auxiliary();
    }
  },
  /** A box is to be placed. */
  BOX {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.box();
    }
  },
  /** All is ready for the first turn. */
  READY {
    @Override
    boolean play(SequenceOfPlay flow) {
      flow.recorder.turnBegan(1);
      return true;
    }
  },
  /** A side gives orders. */
  ORDERS {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.orders();
    }
  },
  /** An order is to be executed, or the turn ends. */
  EXECUTIONS {
    @Override
    boolean play(SequenceOfPlay flow) {
      return flow.executions();
    }
  };

  /** Where a game is. */
  static Phase of(Board board) {
    if (board.cards().active()) {
      return CARDS;
    }
    if (board.charge().active()) {
      return CHARGE;
    }
    if (board.turn() > 0) {
      return board.ordersEnded() < 2 ? ORDERS : EXECUTIONS;
    }
    if (board.draws() < Board.AUXILIARIES) {
      return AUXILIARY;
    }
    return board.placed() < Units.COUNT ? BOX : READY;
  }

  /** Plays what needs no answer; false if it ended in a question. */
  abstract boolean play(SequenceOfPlay flow);
}
