package org.wardiary.events.game.squares.movement;

import java.util.Optional;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.order.Rejections;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;

/** Checks moves and double moves by the rules (SQ-3.4 to SQ-3.6, SQ-4.2 to SQ-4.4, SQ-4.6). */
public final class MoveCheck {

  private final Board board;
  private final SquaresMap map;

  /** Checks the acting side's orders. */
  public MoveCheck(Board board) {
    this.board = board;
    this.map = board.map();
  }

  /** The rule that a move breaks; empty if it is legal. */
  public Optional<Rejection> move(int step) {
    Optional<Rejection> barred = mover(step);
    int reached = Moves.targets(board, Rejections.kind(step), AnswerCode.from(step));
    if (barred.isPresent() || Bits.has(reached, AnswerCode.to(step))) {
      return barred;
    }
    return occupied(step).or(() -> Optional.of(unreachable(step)));
  }

  private Optional<Rejection> occupied(int step) {
    boolean near =
        Bits.has(near(Rejections.kind(step), AnswerCode.from(step)), AnswerCode.to(step));
    return near ? occupied(board, AnswerCode.to(step)) : Optional.empty();
  }

  /** Spaces that are near enough for a kind to move to, whatever occupies them. */
  private int near(Kind kind, int from) {
    if (kind.isFoot()) {
      return map.edgeAdjacent(from);
    }
    int near = map.adjacent(from);
    int reached = near;
    for (int left = kind.isMobile() && !board.rules().walks(kind) ? near : 0;
        left != 0;
        left = Bits.rest(left)) {
      reached |= map.adjacent(Bits.first(left));
    }
    return reached & ~Bits.of(from);
  }

  private Rejection unreachable(int step) {
    int to = AnswerCode.to(step);
    Kind kind = Rejections.kind(step);
    String rule = kind.isMobile() ? "SQ-4.4" : "SQ-4.3";
    boolean intoForest = Bits.has(map.forest(), to) && !kind.isHorse();
    String expected =
        intoForest
            ? "a clear square or a reserve, forest by a double move only,"
            : "a space within reach of " + Rejections.unit(board, step);
    return Rejections.of(rule, expected, map.code(to));
  }

  /** The rule that a double move breaks; empty if it is legal. */
  public Optional<Rejection> doubleMove(int step) {
    if (board.timing() != ActionTiming.FIRST_OF_DOUBLE_TURN) {
      String got = board.isDoubleTurn() ? "one as the second action" : "one in an ordinary turn";
      return refused("a double move as the whole of a double turn", got);
    }
    Optional<Rejection> barred = mover(step);
    int to = AnswerCode.to(step);
    int reached = Moves.doubleTargets(board, Rejections.kind(step), AnswerCode.from(step));
    if (barred.isPresent() || Bits.has(reached, to)) {
      return barred;
    }
    boolean near = Bits.has(map.adjacent(AnswerCode.from(step)), to);
    String open =
        "a diagonal or forest square open to a double move of " + Rejections.unit(board, step);
    return (near ? occupied(board, to) : Optional.<Rejection>empty())
        .or(() -> refused(open, map.code(to)));
  }

  private static Optional<Rejection> refused(String expected, String got) {
    return Optional.of(Rejections.of("SQ-4.6", expected, got));
  }

  /** The rejection if no unit that a step names may move (SQ-3.4 to SQ-3.6). */
  Optional<Rejection> mover(int step) {
    int unfrozen = OrderedUnits.named(board, step) & ~board.frozen();
    return Rejections.missing(board, step)
        .or(
            () ->
                unfrozen == 0
                    ? Optional.of(Rejections.frozen(board, step))
                    : tired(step, unfrozen));
  }

  private Optional<Rejection> tired(int step, int units) {
    if ((units & ~board.movedEnough()) != 0) {
      return Optional.empty();
    }
    return Optional.of(
        Rejections.of(
            "SQ-3.4",
            board.rules().tiringAtOnce() != 0
                ? "a unit that did not move in the slot before"
                : "a unit that did not move in both slots before",
            Rejections.unit(board, step) + ", which did"));
  }

  /** The rejection if units bar a space (SQ-4.2). */
  static Optional<Rejection> occupied(Board board, int to) {
    int enemy = 1 - board.turnSide();
    boolean own = to == board.map().reserve(board.turnSide());
    if (to == board.map().reserve(enemy) && board.inReserve(enemy) != 0) {
      String got = "units in " + board.map().code(to);
      return Optional.of(Rejections.of("SQ-4.2", "an empty enemy reserve", got));
    }
    if (own || to == board.map().reserve(enemy) || Bits.has(board.empty(), to)) {
      return Optional.empty();
    }
    int unit = board.unitAt(to);
    String side = board.sides().name(Armies.side(unit));
    String got = side + " " + board.kind(unit).title() + " at " + board.map().code(to);
    return Optional.of(Rejections.of("SQ-4.2", "an empty space", got));
  }
}
