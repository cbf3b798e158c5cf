package org.wardiary.events.game.squares.movement;

import java.util.Optional;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.order.Rejections;

/** Checks pairs of moves by Horse by the rules (SQ-3.4 to SQ-3.6, SQ-4.2, SQ-4.5). */
public final class HorsePairCheck {

  private final Board board;
  private final SquaresMap map;
  private final int side;

  /** Checks the acting side's orders. */
  public HorsePairCheck(Board board) {
    this.board = board;
    this.map = board.map();
    this.side = board.turnSide();
  }

  /** The rule that a pair of moves breaks; empty if it is legal. */
  public Optional<Rejection> pair(int first, int second) {
    return rider(first)
        .or(() -> rider(second))
        .or(() -> sameUnit(first, second))
        .or(() -> step(first, Board.NOBODY, Board.NOBODY))
        .or(() -> step(second, AnswerCode.from(first), AnswerCode.to(first)))
        .or(
            () ->
                board.rules().hasHorsePairs()
                    ? Optional.empty()
                    : refused("two steps of Horse", "steps that exclude each other"));
  }

  private Optional<Rejection> rider(int step) {
    if (!Rejections.kind(step).isHorse()) {
      return refused("two Horse units", Rejections.unit(board, step));
    }
    return new MoveCheck(board).mover(step);
  }

  private Optional<Rejection> sameUnit(int first, int second) {
    boolean sameNames =
        AnswerCode.kind(first) == AnswerCode.kind(second)
            && AnswerCode.from(first) == AnswerCode.from(second);
    int units = OrderedUnits.named(board, first) & board.mayMove(side);
    return sameNames && Bits.isSingle(units)
        ? refused("two different units", "only one " + Rejections.unit(board, first))
        : Optional.empty();
  }

  /**
   * The rejection if a step cannot be made while the other unit leaves one square and enters
   * another.
   */
  private Optional<Rejection> step(int step, int left, int entered) {
    int to = AnswerCode.to(step);
    if (!Bits.has(map.adjacent(AnswerCode.from(step)), to)) {
      return refused("a step to an adjacent square", map.code(to));
    }
    if (!Bits.has(map.clear() | map.reserveBit(side), to)) {
      return refused("a clear square or its own reserve", map.code(to));
    }
    if (to == entered && to != map.reserve(side)) {
      String got = "the other unit in " + map.code(to);
      return Optional.of(Rejections.of("SQ-4.2", "an empty space", got));
    }
    return to == left ? Optional.empty() : MoveCheck.occupied(board, to);
  }

  private static Optional<Rejection> refused(String expected, String got) {
    return Optional.of(Rejections.of("SQ-4.5", expected, got));
  }
}
