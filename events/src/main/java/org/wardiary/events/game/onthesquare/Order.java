package org.wardiary.events.game.onthesquare;

/** The orders (WS-4.3), named by their letters: what a unit can do by each, and doing it. */
enum Order {
  /** ADVANCE AND FACE. */
  A {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.moves.advance(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.advanceAndFace(unit, code);
    }
  },
  /** Move the box. */
  B {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.moves.box(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.box(unit, code);
    }
  },
  /** CHARGE. */
  C {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.charge(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.charge(unit, code);
    }
  },
  /** DEPLOY, FORM LINE, FORM SQUARE, FALL IN. */
  D {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.formations(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.form(unit, code);
    }
  },
  /** FACE AND ADVANCE. */
  F {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.moves.faceAndAdvance(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.faceAndAdvance(unit, code);
    }
  },
  /** FIRE. */
  S {
    @Override
    void offer(Options options, int unit, AnswerSearch quest) {
      options.fire(unit, quest);
    }

    @Override
    void act(Execution execution, int unit, long code) {
      execution.fire(unit, code);
    }
  };

  private static final Order[] BY_LETTER = new Order['S' + 1];

  static {
    for (Order order : values()) {
      BY_LETTER[order.name().charAt(0)] = order;
    }
  }

  /** The order with a letter. */
  static Order of(char letter) {
    return BY_LETTER[letter];
  }

  /** Offers what a unit can do; nothing if it cannot execute the order. */
  abstract void offer(Options options, int unit, AnswerSearch quest);

  /** Does what an answer that was offered says; the order itself is dealt with already. */
  abstract void act(Execution execution, int unit, long code);
}
