package org.wardiary.events.game.squares.decision;

import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.Attacks;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.combat.Advance;
import org.wardiary.events.game.squares.combat.Combat;
import org.wardiary.events.game.squares.combat.ReserveAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.turn.TurnSequence;
import org.wardiary.events.text.Text;

/** Resolves a legal answer into steps, up to the next question or the end of the game. */
public final class Resolution {

  private final Board board;
  private final Steps steps;
  private final int first;
  private final int second;

  private Resolution(Board board, Steps steps, long code) {
    this.board = board;
    this.steps = steps;
    this.first = AnswerCode.first(code);
    this.second = AnswerCode.second(code);
  }

  /**
   * Carries out an answer.
   *
   * @param board the board, which is changed
   * @param code a legal answer to the open question
   */
  public static void play(Board board, long code) {
    play(board, new Steps(board, EventSink.NONE), code);
  }

  /** Plays a legal answer, by steps of the board. */
  public static void play(Board board, Steps steps, long code) {
    Resolution resolution = new Resolution(board, steps, code);
    if (board.question() == QuestionKind.TURN) {
      resolution.order(code);
    } else {
      resolution.reply(AnswerCode.type(code));
    }
  }

  private void order(long code) {
    switch (AnswerCode.type(code)) {
      case PASS -> pass();
      case MOVE -> move(MoveType.SINGLE);
      case DOUBLE_MOVE -> move(MoveType.DOUBLE);
      case PAIR -> pair();
      case ATTACK, SUPPORTED_ATTACK -> attack(Attacks.declared(board, code));
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY ->
          throw new IllegalArgumentException("expected an order but got " + AnswerCode.type(code));
    }
  }

  private void pass() {
    steps.answer();
    steps.pass(board.turnSide());
    TurnSequence.completeAction(board, steps);
  }

  private void move(MoveType type) {
    // SQ-3.6 depends on the slots before this one, so the unit is found before the slot begins
    int unit = OrderedUnits.mover(board, first);
    steps.answer();
    steps.move(unit, AnswerCode.to(first), type);
    TurnSequence.completeMove(board, steps, AnswerCode.to(first));
  }

  private void pair() {
    int one = OrderedUnits.mover(board, first);
    int others = board.mayMove(board.turnSide()) & ~Bits.of(one);
    int two = OrderedUnits.first(board, OrderedUnits.named(board, second) & others);
    steps.answer();
    steps.move(one, AnswerCode.to(first), MoveType.TWO_HORSE);
    steps.move(two, AnswerCode.to(second), MoveType.TWO_HORSE);
    TurnSequence.completeAction(board, steps);
  }

  private void attack(CurrentAttack attack) {
    steps.answer();
    steps.declareAttack(attack.attacker(), attack.supporter(), attack.defender(), attack.target());
    Combat.resolve(board, steps);
  }

  /** Carries out an answer to a question other than {@code turn}, which was asked in an attack. */
  private void reply(AnswerCode.Type type) {
    QuestionKind question = board.question();
    int unit = board.questionUnit();
    steps.answer();
    switch (type) {
      case STAND -> stand(question);
      case RETREAT -> Combat.beginRetreat(board, steps, AttackRole.DEFENDER);
      case SPACE -> Combat.retreat(board, steps, unit, first);
      case OPTION -> Combat.takeOption(board, steps, first);
      case ADVANCE -> Advance.carryOut(board, steps);
      case HOLD -> TurnSequence.completeAction(board, steps);
      case CASUALTY -> ReserveAttack.loseCasualty(board, steps, first);
      case PASS, MOVE, PAIR, DOUBLE_MOVE, ATTACK, SUPPORTED_ATTACK ->
          throw new IllegalArgumentException(
              Text.of("expected an answer to '%s' but got %s", question.title(), type));
    }
  }

  private void stand(QuestionKind question) {
    if (question == QuestionKind.SECOND_CHANCE) {
      Combat.declineSecondChance(board, steps);
    } else {
      Combat.stand(board, steps, Compulsion.CHOSEN);
    }
  }
}
