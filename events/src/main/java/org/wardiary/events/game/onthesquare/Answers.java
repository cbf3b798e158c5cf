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
    int units = quest.units(army, side, army.orderable(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      if (isNext(unit)) {
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

  /** Whether a unit's turn to be given an order is still to come (WS-4.2). */
  private boolean isNext(int unit) {
    int last = state.lastGiven();
    return last == Army.NONE || army.key(unit) > army.key(last);
  }

  /** Whether a side may give any order now. */
  boolean mayOrder(int side) {
    for (int left = army.orderable(side); left != 0; left &= left - 1) {
      if (isNext(Integer.numberOfTrailingZeros(left))) {
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
    int side = state.decides();
    int units = quest.units(army, side, army.ordered(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      options.offer(unit, army.order(unit), quest);
    }
  }
}
