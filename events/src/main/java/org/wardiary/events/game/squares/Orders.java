package org.wardiary.events.game.squares;

import org.wardiary.events.game.AnswerList;

/** The legal answers to {@code turn}, and carrying them out (SQ-3 to SQ-5). */
final class Orders {

  private Orders() {}

  /** Whether the acting side may pass (SQ-3.2): not in the turn after a PASS. */
  static boolean mayPass(Board board) {
    return !board.isDoubleTurn();
  }

  /** Whether there is a legal order (SQ-8.3). */
  static boolean any(Board board) {
    return mayPass(board) || Moves.count(board) > 0 || Attacks.count(board) > 0;
  }

  static int count(Board board) {
    int pass = mayPass(board) ? 1 : 0;
    return pass + Moves.count(board) + Pairs.count(board) + Attacks.count(board);
  }

  static void list(Board board, AnswerList out) {
    if (mayPass(board)) {
      out.add(Code.PASS);
    }
    Moves.list(board, out);
    Pairs.list(board, out);
    Attacks.list(board, out);
  }

  static boolean isLegal(Board board, long code) {
    int first = Code.first(code);
    return switch (Code.type(code)) {
      case PASS -> mayPass(board);
      case MOVE -> Moves.isLegal(board, first);
      case PAIR -> Pairs.isLegal(board, first, Code.second(code));
      case DOUBLE_MOVE -> Moves.isLegalDouble(board, first);
      case ATTACK -> Attacks.isLegal(board, first);
      case SUPPORTED_ATTACK -> Attacks.isLegal(board, first, Code.second(code));
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY -> false;
    };
  }

  /** Carries out a legal order. */
  static void play(Board board, SquaresSteps steps, long code) {
    int first = Code.first(code);
    int second = Code.second(code);
    switch (Code.type(code)) {
      case PASS -> pass(board, steps);
      case MOVE -> move(board, steps, first, Way.SINGLE);
      case DOUBLE_MOVE -> move(board, steps, first, Way.DOUBLE);
      case PAIR -> pair(board, steps, first, second);
      case ATTACK, SUPPORTED_ATTACK -> attack(board, steps, Attacks.battle(board, code));
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY ->
          throw new IllegalArgumentException("expected an order but got " + Code.type(code));
    }
  }

  private static void pass(Board board, SquaresSteps steps) {
    steps.answered();
    steps.passed(board.turnSide());
    Course.completeAction(board, steps);
  }

  private static void move(Board board, SquaresSteps steps, int step, Way way) {
    // SQ-3.6 looks at the slots before this one, so the unit is found before the slot begins
    int unit = Units.mover(board, step);
    steps.answered();
    steps.moved(unit, Code.to(step), way);
    if (Code.to(step) == board.layout().reserve(1 - board.turnSide())) {
      Course.enterReserve(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  private static void pair(Board board, SquaresSteps steps, int first, int second) {
    int ready = board.ready(board.turnSide());
    int one = Units.mover(board, first);
    int two = Units.first(board, Units.named(board, second) & ready & ~Bits.of(one));
    steps.answered();
    steps.moved(one, Code.to(first), Way.TWO_HORSE);
    steps.moved(two, Code.to(second), Way.TWO_HORSE);
    Course.completeAction(board, steps);
  }

  private static void attack(Board board, SquaresSteps steps, Battle attack) {
    steps.answered();
    steps.attackDeclared(attack.attacker(), attack.supporter(), attack.defender(), attack.target());
    Combat.resolve(board, steps);
  }
}
