package org.wardiary.events.game.squares.order;

import java.util.function.Supplier;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.text.Text;

/**
 * A rule that an answer breaks, or none.
 *
 * @param rule id of the rule
 * @param text {@code expected … but …}
 */
public record BrokenRule(String rule, String text) {

  /** Nothing is wrong. */
  public static final BrokenRule NONE = new BrokenRule("", "");

  public static BrokenRule of(String rule, String expected, String but) {
    return new BrokenRule(rule, Text.of("expected %s but %s", expected, but));
  }

  /** The side has no unit of the kind where the order says (SQ-3.6). */
  public static BrokenRule nobody(Board board, int step) {
    SquaresMap map = board.layout();
    String name = map.variant().sides().get(board.turnSide());
    return of(
        "SQ-3.6",
        Text.of(
            "%s %s at %s",
            name, Kind.of(AnswerCode.kind(step)).title(), map.code(AnswerCode.from(step))),
        "there is none");
  }

  public Rejection rejection() {
    return new Rejection(rule, text);
  }

  /** This, or what comes next if nothing is wrong yet. */
  public Rejection otherwise(Supplier<Rejection> next) {
    return this == NONE ? next.get() : rejection();
  }
}
