package org.wardiary.events.game.squares.turn;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.attack.Attacks;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.combat.Combat;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.movement.HorsePairs;
import org.wardiary.events.game.squares.movement.Moves;
import org.wardiary.events.game.squares.order.OrderedUnits;

/** The legal answers to {@code turn}, and carrying them out (SQ-3 to SQ-5). */
public final class Orders {

  private Orders() {}

  /** Whether the acting side may pass (SQ-3.2): not in the turn after a PASS. */
  public static boolean mayPass(Board board) {
    return !board.isDoubleTurn();
  }

  /** Whether there is a legal order (SQ-8.3). */
  public static boolean any(Board board) {
    return mayPass(board) || Moves.count(board) > 0 || Attacks.count(board) > 0;
  }

  public static int count(Board board) {
    int pass = mayPass(board) ? 1 : 0;
    return pass + Moves.count(board) + HorsePairs.count(board) + Attacks.count(board);
  }

  public static void list(Board board, AnswerList out) {
    if (mayPass(board)) {
      out.add(AnswerCode.PASS);
    }
    Moves.list(board, out);
    HorsePairs.list(board, out);
    Attacks.list(board, out);
  }

  public static boolean isLegal(Board board, long code) {
    int first = AnswerCode.first(code);
    return switch (AnswerCode.type(code)) {
      case PASS -> mayPass(board);
      case MOVE -> Moves.isLegal(board, first);
      case PAIR -> HorsePairs.isLegal(board, first, AnswerCode.second(code));
      case DOUBLE_MOVE -> Moves.isLegalDouble(board, first);
      case ATTACK -> Attacks.isLegal(board, first);
      case SUPPORTED_ATTACK -> Attacks.isLegal(board, first, AnswerCode.second(code));
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY -> false;
    };
  }

  /** Carries out a legal order. */
  public static void play(Board board, Steps steps, long code) {
    int first = AnswerCode.first(code);
    int second = AnswerCode.second(code);
    switch (AnswerCode.type(code)) {
      case PASS -> pass(board, steps);
      case MOVE -> move(board, steps, first, MoveType.SINGLE);
      case DOUBLE_MOVE -> move(board, steps, first, MoveType.DOUBLE);
      case PAIR -> pair(board, steps, first, second);
      case ATTACK, SUPPORTED_ATTACK -> attack(board, steps, Attacks.battle(board, code));
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY ->
          throw new IllegalArgumentException("expected an order but got " + AnswerCode.type(code));
    }
  }

  private static void pass(Board board, Steps steps) {
    steps.answered();
    steps.passed(board.turnSide());
    TurnSequence.completeAction(board, steps);
  }

  private static void move(Board board, Steps steps, int step, MoveType way) {
    // SQ-3.6 looks at the slots before this one, so the unit is found before the slot begins
    int unit = OrderedUnits.mover(board, step);
    steps.answered();
    steps.moved(unit, AnswerCode.to(step), way);
    if (AnswerCode.to(step) == board.layout().reserve(1 - board.turnSide())) {
      TurnSequence.enterReserve(board, steps);
    } else {
      TurnSequence.completeAction(board, steps);
    }
  }

  private static void pair(Board board, Steps steps, int first, int second) {
    int ready = board.ready(board.turnSide());
    int one = OrderedUnits.mover(board, first);
    int two = OrderedUnits.first(board, OrderedUnits.named(board, second) & ready & ~Bits.of(one));
    steps.answered();
    steps.moved(one, AnswerCode.to(first), MoveType.TWO_HORSE);
    steps.moved(two, AnswerCode.to(second), MoveType.TWO_HORSE);
    TurnSequence.completeAction(board, steps);
  }

  private static void attack(Board board, Steps steps, CurrentAttack attack) {
    steps.answered();
    steps.attackDeclared(attack.attacker(), attack.supporter(), attack.defender(), attack.target());
    Combat.resolve(board, steps);
  }
}
