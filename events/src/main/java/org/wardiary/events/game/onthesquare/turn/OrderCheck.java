package org.wardiary.events.game.onthesquare.turn;

import java.util.Optional;
import java.util.StringJoiner;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.charge.ChargeAnswers;
import org.wardiary.events.game.onthesquare.fire.FireAnswers;
import org.wardiary.events.game.onthesquare.formation.FormationAnswers;
import org.wardiary.events.game.onthesquare.movement.BoxAnswers;
import org.wardiary.events.game.onthesquare.movement.MoveCheck;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** Checks orders and the answers that execute them by the rules (WS-4.2, WS-4.3). */
final class OrderCheck {

  private final Board board;
  private final Army army;
  private final LegalAnswers answers;

  OrderCheck(Board board, LegalAnswers answers) {
    this.board = board;
    this.answers = answers;
    army = board.army();
  }

  /** The rejection of an answer to the question {@code order} (WS-4.2). */
  Optional<Rejection> order(long code) {
    if (AnswerCode.form(code) == Form.END) {
      return Optional.empty();
    }
    if (AnswerCode.form(code) != Form.ORDER) {
      return Rejections.of("WS-4.2", "an order, such as I1:A, or /", code);
    }
    int unit = army.find(board.decider(), AnswerCode.key(code));
    if (unit == Board.NOBODY || !army.active(unit)) {
      return absent(code, unit);
    }
    Order order = AnswerCode.order(code);
    if (order == Order.B && !army.boxed(unit)) {
      return Rejections.of("WS-4.2", "an order other than B", army.id(unit) + " is not boxed");
    }
    if (order != Order.B && !army.kind(unit).orders().contains(order)) {
      return Rejections.of(
          "WS-4.2", Text.of("an order that %s has (%s)", army.id(unit), ordersOf(unit)), code);
    }
    if ((board.orderable(board.decider()) >> unit & 1) != 0) {
      return Optional.empty();
    }
    String last = army.id(board.orders().lastGiven());
    return Rejections.of(
        "WS-4.2", Text.of("a unit after %s, in ascending order, one order each", last), code);
  }

  private String ordersOf(int unit) {
    StringJoiner letters = new StringJoiner(" ");
    army.kind(unit).orders().forEach(order -> letters.add(order.text()));
    return army.boxed(unit) ? letters.add(Order.B.text()).toString() : letters.toString();
  }

  private Optional<Rejection> absent(long code, int unit) {
    String side = Units.SIDES.name(board.decider());
    String id = AnswerCode.kind(code).name() + AnswerCode.number(code);
    if (unit == Board.NOBODY) {
      return Rejections.of("WS-2.1", "a unit of " + side, "it has no " + id);
    }
    boolean lost = army.fate(unit) == Army.Fate.LOST;
    return Rejections.of(
        lost ? "WS-2.3" : "WS-5.7",
        "a unit on the field",
        Text.of("%s's %s is %s", side, id, lost ? "lost" : "joined"));
  }

  /** The rejection of an answer to the question {@code execute} (WS-4.3, WS-8.3). */
  Optional<Rejection> execute(long code) {
    if (!AnswerCode.namesUnit(code) || AnswerCode.form(code) == Form.ORDER) {
      return Rejections.of("WS-4.3", "a unit's answer to its order", code);
    }
    int unit = army.find(board.decider(), AnswerCode.key(code));
    if (unit == Board.NOBODY || !army.active(unit)) {
      return absent(code, unit);
    }
    boolean charged = board.charge().active();
    if (charged && unit != Units.unitOf(board.charge().defender())) {
      String id = army.id(Units.unitOf(board.charge().defender()));
      return Rejections.of("WS-8.3", "an answer of " + id + ", which is charged", code);
    }
    Order order = charged ? Order.F : board.orders().of(unit);
    if (order == Order.NONE) {
      return Rejections.of("WS-4.3", "a unit with an order", army.id(unit) + " has none");
    }
    if (AnswerCode.form(code) == Form.STAND_FAST) {
      return answers.only(unit, order) == code
          ? Optional.empty()
          : Rejections.of(
              "WS-4.3",
              Text.of("%s to execute its order %s, as it can", army.id(unit), order),
              code);
    }
    return switch (order) {
      case A, F -> new MoveCheck(board, unit, order).broken(code);
      case B -> new BoxAnswers(board).broken(unit, code);
      case C -> new ChargeAnswers(board).broken(unit, code);
      case D -> new FormationAnswers(board).broken(unit, code);
      case S -> new FireAnswers(board).broken(unit, code);
      case NONE -> throw new IllegalStateException("expected an order but there is none");
    };
  }
}
