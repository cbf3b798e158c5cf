package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.Answer.Form;

/** The legal answers of a question (WS-11.1), each once, in no order. */
final class Answers {

  /** There is not one answer only. */
  static final long SEVERAL = -1;

  private final State state;
  private final Army army;
  private final Options options;
  private final Quest quest = new Quest();

  Answers(State state) {
    this.state = state;
    army = state.army;
    options = new Options(state);
  }

  /** Adds all answers to the question that stands. */
  void list(AnswerList out) {
    quest.list(out);
    offer();
  }

  /** Adds all answers that one unit would have to an order. */
  void list(int unit, char order, AnswerList out) {
    quest.list(out);
    options.offer(unit, order, quest);
  }

  /** Number of answers to the question that stands. */
  int count() {
    quest.count();
    offer();
    return quest.offered();
  }

  /** Whether one is an answer to the question that stands. */
  boolean has(long answer) {
    quest.one(answer);
    offer();
    return quest.found();
  }

  /** The only answer that one unit would have to an order, {@link #SEVERAL} if it has more. */
  long only(int unit, char order) {
    quest.only();
    options.offer(unit, order, quest);
    return quest.done() ? SEVERAL : quest.last();
  }

  private void offer() {
    switch (state.ask()) {
      case NONE -> {}
      case AUXILIARY -> auxiliaries();
      case SETUP -> boxes();
      case ORDER -> orders(state.decides());
      case EXECUTE -> executions();
      case REACT -> {
        quest.offer(Answer.of(Form.RETREAT));
        quest.offer(Answer.of(Form.STAND));
      }
      case CARD -> {
        quest.offer(Answer.card(0));
        quest.offer(Answer.card(1));
      }
    }
  }

  /** WS-2.2: a kind of which a blank box is left. */
  private void auxiliaries() {
    for (int i = 0; i <= Kind.X.ordinal(); i++) {
      if (state.blanks(Kind.at(i)) > 0) {
        quest.offer(Answer.of(Form.AUXILIARY, Kind.at(i)));
      }
    }
  }

  /** WS-3.1: a kind of which the side has one left. */
  private void boxes() {
    int left = state.toPlace(state.decides());
    for (int i = 0; i <= Kind.X.ordinal(); i++) {
      if (Kind.at(i).in(left)) {
        quest.offer(Answer.of(Form.SETUP, Kind.at(i)));
      }
    }
  }

  /** WS-4.2: an order for a unit after the last one, or the end. */
  private void orders(int side) {
    quest.offer(Answer.of(Form.END));
    for (int unit = side * Army.SIDE_UNITS; unit < (side + 1) * Army.SIDE_UNITS; unit++) {
      if (quest.names(army.key(unit)) && mayOrder(unit)) {
        ordersOf(unit);
      }
    }
  }

  private void ordersOf(int unit) {
    String letters = army.kind(unit).orders();
    for (int i = 0; i < letters.length(); i++) {
      quest.offer(Answer.of(Form.ORDER, army.key(unit), letters.charAt(i)));
    }
    if (army.boxed(unit)) {
      quest.offer(Answer.of(Form.ORDER, army.key(unit), 'B'));
    }
  }

  /**
   * Whether a unit's turn to be given an order is still to come (WS-4.2), and it could be given
   * one.
   */
  private boolean mayOrder(int unit) {
    int last = state.lastGiven();
    return army.active(unit)
        && (last == Army.NONE || army.key(unit) > army.key(last))
        && (army.boxed(unit) || !army.kind(unit).orders().isEmpty());
  }

  /** Whether a side may give any order now. */
  boolean mayOrderAny(int side) {
    for (int unit = side * Army.SIDE_UNITS; unit < (side + 1) * Army.SIDE_UNITS; unit++) {
      if (mayOrder(unit)) {
        return true;
      }
    }
    return false;
  }

  /** WS-4.3: the answers for all of a side's orders; under WS-8.3 those of the unit charged. */
  private void executions() {
    if (state.charge.active()) {
      options.offer(Army.unitOf(state.charge.defender()), 'F', quest);
      return;
    }
    for (int left = army.ordered(state.decides()); left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      if (quest.names(army.key(unit))) {
        options.offer(unit, army.order(unit), quest);
      }
    }
  }
}
