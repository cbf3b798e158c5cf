package org.wardiary.events.game.squares.coverage;

import java.util.SortedMap;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Slots;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.turn.Orders;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.referee.AnswerSequence;

/**
 * Counts how often each rule and ruling fires in games. A rule that allows or does something fires
 * when that happens; a rule that forbids something fires when it bars a unit at a {@code turn}
 * question; a fact of the board or the armies fires at a game's first answer. Works on copies of
 * the positions, so that the games are not changed.
 */
final class RuleCoverage {

  private final RuleCounts count = new RuleCounts();

  /** Counts what fires in a whole game. */
  void add(AnswerSequence sequence) {
    Position position = sequence.start();
    for (int i = 0; i < sequence.length(); i++) {
      add(position, sequence.code(i));
      position.play(sequence.code(i), EventSink.NONE);
    }
  }

  /**
   * Counts what fires when a legal answer is given.
   *
   * @param before the position in which it is given; not changed
   * @param code the answer's code
   */
  void add(Position before, long code) {
    Board board = ((SquaresPosition) before).board().copy();
    count.fire("SQ-9");
    if (board.question() == QuestionKind.TURN) {
      order(board, code);
    }
    if (board.question() == QuestionKind.CASUALTY) {
      int owner = 1 - board.turnSide();
      int units = board.inReserve(owner) & board.armies().ofKind(owner, AnswerCode.first(code));
      count.fireIf(!Bits.isSingle(units), "SQ-2.3", "SQ-3.6", "SQ-R7", "SQ-R35");
    }
    Resolution.play(board, new RuleTracer(board, count), code);
  }

  private void order(Board board, long code) {
    count.fireIf(board.turn() == 1, "SQ-1.1", "SQ-2.1", "SQ-2.2");
    count.fire("SQ-3.1");
    count.fireIf(board.isDoubleTurn(), "SQ-3.2", "SQ-3.3", "SQ-R4");
    count.fireIf(!board.isDoubleTurn() && Orders.count(board) == 1, "SQ-R22");
    barred(board, code);
    switch (AnswerCode.type(code)) {
      case MOVE, DOUBLE_MOVE -> choice(board, AnswerCode.first(code));
      case PAIR -> {
        choice(board, AnswerCode.first(code));
        choice(board, AnswerCode.second(code));
        boolean follows =
            AnswerCode.to(AnswerCode.second(code)) == AnswerCode.from(AnswerCode.first(code));
        count.fireIf(follows, "SQ-R9");
      }
      case PASS, ATTACK, SUPPORTED_ATTACK -> {}
      case STAND, RETREAT, SPACE, OPTION, ADVANCE, HOLD, CASUALTY ->
          throw new IllegalArgumentException("expected an order but got " + AnswerCode.type(code));
    }
  }

  /** Counts the rules that restrict the acting side. */
  private void barred(Board board, long code) {
    int side = board.turnSide();
    int own = Armies.mask(side) & ~board.lost();
    Slots slots = board.slots();
    int twice = slots.moved() & slots.movedBefore() | slots.attacked() & slots.attackedBefore();
    count.fireIf((twice & own) != 0, "SQ-3.4");
    boolean frozen = (board.frozen() & own) != 0;
    count.fireIf(frozen, "SQ-3.5");
    count.fireIf(frozen && code == AnswerCode.PASS, "SQ-R6");
    int pinned = board.occupied(side) & Pinning.besideGun(board, 1 - side);
    count.fireIf(pinned != 0, "SQ-5.2");
  }

  /** Counts the referee's choice among units of a kind, if there were several (SQ-3.6). */
  private void choice(Board board, int step) {
    boolean several = !Bits.isSingle(OrderedUnits.named(board, step));
    count.fireIf(several, "SQ-2.3", "SQ-3.6", "SQ-R7", "SQ-R35");
  }

  /** How often each id of the rulebook fired, 0 included, in the order of the rulebook. */
  SortedMap<String, Long> counts() {
    return count.counts();
  }
}
