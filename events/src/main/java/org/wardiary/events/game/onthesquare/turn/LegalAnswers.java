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

/** The legal answers to a question (WS-11.1), each once, in no particular order. */
public final class LegalAnswers {

  /** Returned by {@link #only} if there is more than one answer. */
  public static final long SEVERAL = -1;

  private final Board board;
  private final Army army;
  // created on demand, since most copies of a position are never asked for executions
  private OrderAnswers answers;
  private final AnswerSearch search = new AnswerSearch();

  /** Creates the answers on a board. */
  public LegalAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  private OrderAnswers answers() {
    if (answers == null) {
      answers = new OrderAnswers(board);
    }
    return answers;
  }

  /** Adds all answers to the open question to a list. */
  public void list(AnswerList out) {
    search.list(out);
    offer();
  }

  /** Adds all answers that a unit would have to an order to a list. */
  public void list(int unit, Order order, AnswerList out) {
    search.list(out);
    answers().offer(unit, order, search);
  }

  /** Whether an answer is legal for the open question. */
  boolean find(long answer) {
    search.one(answer);
    offer();
    return search.found();
  }

  /** Number of legal answers to the open question. */
  public int count() {
    search.count();
    offer();
    return search.offered();
  }

  /** The only answer that a unit would have to an order; {@link #SEVERAL} if it has more. */
  public long only(int unit, Order order) {
    search.only();
    answers().offer(unit, order, search);
    return search.done() ? SEVERAL : search.last();
  }

  private void offer() {
    switch (board.question()) {
      case NONE -> {} // an ended game has no answers
      case AUXILIARY -> kinds(Form.AUXILIARY, board.preparation().blanks());
      case SETUP -> kinds(Form.SETUP, board.preparation().toPlace(board.decides()));
      case ORDER -> orders();
      case EXECUTE -> executions();
      case REACT -> {
        search.offer(AnswerCode.of(Form.RETREAT));
        search.offer(AnswerCode.of(Form.STAND));
      }
      case CARD -> {
        search.offer(AnswerCode.card(0));
        search.offer(AnswerCode.card(1));
      }
    }
  }

  /** Offers each kind of which a blank box or a unit is left (WS-2.2, WS-3.1). */
  private void kinds(Form form, int units) {
    for (int left = units; left != 0; left = Kind.rest(left)) {
      search.offer(AnswerCode.of(form, Kind.first(left)));
    }
  }

  /** Those of a side's units whose answers are sought, as bits. */
  private int sought(int side, int units) {
    if (search.all()) {
      return units;
    }
    int unit = army.find(side, search.key());
    return unit == Units.NONE ? 0 : units & 1 << unit;
  }

  /** Offers the end of orders, and orders for units after the last one ordered (WS-4.2). */
  private void orders() {
    int side = board.decides();
    search.offer(AnswerCode.of(Form.END));
    int units = sought(side, board.orderable(side));
    for (int left = units; left != 0; left &= left - 1) {
      ordersOf(Integer.numberOfTrailingZeros(left));
    }
  }

  private void ordersOf(int unit) {
    int key = army.key(unit);
    for (Order order : army.kind(unit).orders()) {
      search.offer(AnswerCode.order(key, order));
    }
    if (army.boxed(unit)) {
      search.offer(AnswerCode.order(key, Order.B));
    }
  }

  /**
   * Offers the answers to all of a side's orders (WS-4.3), or those of the charged unit (WS-8.3).
   */
  private void executions() {
    if (board.charge().active()) {
      answers().offer(Units.unitOf(board.charge().defender()), Order.F, search);
      return;
    }
    int side = board.decides();
    int units = sought(side, board.orders().given(side));
    for (int left = units; left != 0; left &= left - 1) {
      int unit = Integer.numberOfTrailingZeros(left);
      answers().offer(unit, board.orders().of(unit), search);
    }
  }
}
