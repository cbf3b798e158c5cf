package org.wardiary.events.game.squares.order;

import java.util.Optional;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.text.Text;

/** What the refusals of all kinds of orders share. */
public final class Rejections {

  private Rejections() {}

  /** A rejection {@code expected … but got …} by a rule, given by its id. */
  public static Rejection of(String rule, String expected, String got) {
    return new Rejection(rule, Text.of("expected %s but got %s", expected, got));
  }

  /** The unit of a step as refusals name it, e.g. {@code Infantry at G1C}. */
  public static String unit(Board board, int step) {
    return kind(step).title() + " at " + board.map().code(AnswerCode.from(step));
  }

  /** The kind that a step names. */
  public static Kind kind(int step) {
    return Kind.of(AnswerCode.kind(step));
  }

  /**
   * The rejection if the acting side has no unit of the step's kind where the step begins (SQ-3.6).
   */
  public static Optional<Rejection> missing(Board board, int step) {
    if (OrderedUnits.named(board, step) != 0) {
      return Optional.empty();
    }
    String side = board.sides().name(board.turnSide());
    return Optional.of(of("SQ-3.6", side + " " + unit(board, step), "none there"));
  }

  /** The rejection of a step whose unit is frozen (SQ-3.5). */
  public static Rejection frozen(Board board, int step) {
    return of("SQ-3.5", "a unit that may act in this slot", "frozen " + unit(board, step));
  }
}
