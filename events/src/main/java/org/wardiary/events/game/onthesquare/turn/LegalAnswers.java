package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.AnswerSearch;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The legal answers of a question (WS-11.1), each once, in no order. */
public final class LegalAnswers {

  /** There is not one answer only. */
  public static final long SEVERAL = -1;

  private final Board board;
  private final Army army;
  private final OrderAnswers answers;
  private final AnswerSearch search = new AnswerSearch();

  /** Answers on a board. */
  public LegalAnswers(Board board) {
    this.board = board;
    army = board.army();
    answers = new OrderAnswers(board);
  }

  /** Adds all answers to the question that stands. */
  public void list(AnswerList out) {
    search.list(out);
    offer(search);
  }

  /** Adds all answers that one unit would have to an order. */
  public void list(int unit, Order order, AnswerList out) {
    search.list(out);
    answers.offer(unit, order, search);
  }

  /** Number of answers to the question that stands. */
  public int count() {
    search.count();
    offer(search);
    return search.offered();
  }

  /** The only answer that one unit would have to an order, {@link #SEVERAL} if it has more. */
  public long only(int unit, Order order) {
    search.only();
    answers.offer(unit, order, search);
    return search.done() ? SEVERAL : search.last();
  }

  /** Offers the answers to the question that stands, all that are sought at least. */
  void offer(AnswerSearch to) {
    switch (board.question()) {
      case NONE -> {} // an ended game has no answers
      case AUXILIARY -> kinds(to, Form.AUXILIARY, board.preparation().blanks());
      case SETUP -> kinds(to, Form.SETUP, board.preparation().toPlace(board.decides()));
      case ORDER -> orders(to);
      case EXECUTE -> executions(to);
      case REACT -> {
        to.offer(AnswerCode.of(Form.RETREAT));
        to.offer(AnswerCode.of(Form.STAND));
      }
      case CARD -> {
        to.offer(AnswerCode.card(0));
        to.offer(AnswerCode.card(1));
      }
    }
  }

  /** WS-2.2, WS-3.1: a kind of which a blank box, or a unit, is left. */
  private void kinds(AnswerSearch to, Form form, int units) {
    for (int left = units; left != 0; left = Kind.rest(left)) {
      to.offer(AnswerCode.of(form, Kind.first(left)));
    }
  }

  /** Of a side's units as bits, those whose answers are sought. */
  private int sought(AnswerSearch to, int side, int units) {
    if (to.all()) {
      return units;
    }
    int unit = army.find(side, to.key());
    return unit == Units.NONE ? 0 : units & 1 << unit;
  }

  /** WS-4.2: an order for a unit after the last one, or the end. */
  private void orders(AnswerSearch to) {
    int side = board.decides();
    to.offer(AnswerCode.of(Form.END));
    int units = sought(to, side, board.orderable(side));
    for (int left = units; left != 0; left &= left - 1) {
      ordersOf(to, Integer.numberOfTrailingZeros(left));
    }
  }

  private void ordersOf(AnswerSearch to, int unit) {
    int key = army.key(unit);
    for (Order order : army.kind(unit).orders()) {
      to.offer(AnswerCode.order(key, order));
    }
    if (army.boxed(unit)) {
      to.offer(AnswerCode.order(key, Order.B));
    }
  }

  /** WS-4.3: the answers for all of a side's orders; under WS-8.3 those of the unit charged. */
  private void executions(AnswerSearch to) {
    if (board.charge().active()) {
      answers.offer(Units.unitOf(board.charge().defender()), Order.F, to);
      return;
    }
    int side = board.decides();
    int units = sought(to, side, board.orders().given(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      answers.offer(unit, board.orders().of(unit), to);
    }
  }
}
