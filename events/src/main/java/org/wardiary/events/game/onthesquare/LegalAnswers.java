package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The legal answers of a question (WS-11.1), each once, in no order. */
final class LegalAnswers {

  /** There is not one answer only. */
  static final long SEVERAL = -1;

  private final Board board;
  private final Army army;
  private final Options options;
  private final AnswerSearch quest = new AnswerSearch();

  LegalAnswers(Board board) {
    this.board = board;
    army = board.army();
    options = new Options(board);
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
    board.ask().offer(this, quest);
  }

  /** WS-2.2: a kind of which a blank box is left. */
  void auxiliaries(AnswerSearch out) {
    kinds(Form.AUXILIARY, board.blanks(), out);
  }

  /** WS-3.1: a kind of which the side has one left. */
  void boxes(AnswerSearch out) {
    kinds(Form.SETUP, board.toPlace(board.decides()), out);
  }

  private static void kinds(Form form, int units, AnswerSearch out) {
    for (int left = units; left != 0; left = Kind.rest(left)) {
      out.offer(AnswerCode.of(form, Kind.first(left)));
    }
  }

  /** WS-4.2: an order for a unit after the last one, or the end. */
  void orders(AnswerSearch out) {
    int side = board.decides();
    out.offer(AnswerCode.of(Form.END));
    int units = out.units(army, side, board.orderable(side));
    for (int left = units; left != 0; left &= left - 1) {
      ordersOf(Integer.numberOfTrailingZeros(left), out);
    }
  }

  private void ordersOf(int unit, AnswerSearch out) {
    String letters = army.kind(unit).orders();
    for (int i = 0; i < letters.length(); i++) {
      out.offer(AnswerCode.of(Form.ORDER, army.key(unit), letters.charAt(i)));
    }
    if (army.boxed(unit)) {
      out.offer(AnswerCode.of(Form.ORDER, army.key(unit), 'B'));
    }
  }

  /** WS-4.3: the answers for all of a side's orders; under WS-8.3 those of the unit charged. */
  void executions(AnswerSearch out) {
    if (board.charge().active()) {
      options.offer(Units.unitOf(board.charge().defender()), 'F', out);
      return;
    }
    int side = board.decides();
    int units = out.units(army, side, army.ordered(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      options.offer(unit, army.order(unit), out);
    }
  }
}
