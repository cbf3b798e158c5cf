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
    state.ask().offer(this, quest);
  }

  /** WS-2.2: a kind of which a blank box is left. */
  void auxiliaries(Quest out) {
    kinds(Form.AUXILIARY, state.blanks(), out);
  }

  /** WS-3.1: a kind of which the side has one left. */
  void boxes(Quest out) {
    kinds(Form.SETUP, state.toPlace(state.decides()), out);
  }

  private static void kinds(Form form, int units, Quest out) {
    for (int left = units; left != 0; left = Kind.rest(left)) {
      out.offer(Answer.of(form, Kind.first(left)));
    }
  }

  /** WS-4.2: an order for a unit after the last one, or the end. */
  void orders(Quest out) {
    int side = state.decides();
    out.offer(Answer.of(Form.END));
    int units = out.units(army, side, state.orderable(side));
    for (int left = units; left != 0; left &= left - 1) {
      ordersOf(Integer.numberOfTrailingZeros(left), out);
    }
  }

  private void ordersOf(int unit, Quest out) {
    String letters = army.kind(unit).orders();
    for (int i = 0; i < letters.length(); i++) {
      out.offer(Answer.of(Form.ORDER, army.key(unit), letters.charAt(i)));
    }
    if (army.boxed(unit)) {
      out.offer(Answer.of(Form.ORDER, army.key(unit), 'B'));
    }
  }

  /** WS-4.3: the answers for all of a side's orders; under WS-8.3 those of the unit charged. */
  void executions(Quest out) {
    if (state.charge.active()) {
      options.offer(Army.unitOf(state.charge.defender()), 'F', out);
      return;
    }
    int side = state.decides();
    int units = out.units(army, side, army.ordered(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      options.offer(unit, army.order(unit), out);
    }
  }
}
