package org.wardiary.events.game.onthesquare;

/** Where a game is between two questions (WS-2.2, WS-3.1, WS-4), and what happens there. */
enum Stage {
  /** Cards are due, or all of a run are drawn. */
  CARDS {
    @Override
    boolean play(Flow flow) {
      return flow.cards();
    }
  },
  /** A charge has reached its target. */
  CHARGE {
    @Override
    boolean play(Flow flow) {
      return flow.charge();
    }
  },
  /** An auxiliary is to be drawn. */
  AUXILIARY {
    @Override
    boolean play(Flow flow) {
      return flow.auxiliary();
    }
  },
  /** A box is to be placed. */
  BOX {
    @Override
    boolean play(Flow flow) {
      return flow.box();
    }
  },
  /** All is ready for the first turn. */
  READY {
    @Override
    boolean play(Flow flow) {
      flow.recorder.turnBegan(1);
      return true;
    }
  },
  /** A side gives orders. */
  ORDERS {
    @Override
    boolean play(Flow flow) {
      return flow.orders();
    }
  },
  /** An order is to be executed, or the turn ends. */
  EXECUTIONS {
    @Override
    boolean play(Flow flow) {
      return flow.executions();
    }
  };

  /** Where a game is. */
  static Stage of(State state) {
    if (state.run.active()) {
      return CARDS;
    }
    if (state.charge.active()) {
      return CHARGE;
    }
    if (state.turn() > 0) {
      return state.ordersEnded() < 2 ? ORDERS : EXECUTIONS;
    }
    if (state.draws() < State.AUXILIARIES) {
      return AUXILIARY;
    }
    return state.placed() < Army.UNITS ? BOX : READY;
  }

  /** Plays what needs no answer; false if it ended in a question. */
  abstract boolean play(Flow flow);
}
