package org.wardiary.events.game.squares;

import java.util.function.Supplier;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/**
 * A rule that an answer breaks, or none.
 *
 * @param rule id of the rule
 * @param text {@code expected … but …}
 */
record Reason(String rule, String text) {

  /** Nothing is wrong. */
  static final Reason NONE = new Reason("", "");

  static Reason of(String rule, String expected, String but) {
    return new Reason(rule, Text.of("expected %s but %s", expected, but));
  }

  /** The side has no unit of the kind where the order says (SQ-3.6). */
  static Reason nobody(Board board, int step) {
    SquaresLayout map = board.layout();
    String name = map.variant().sides().get(board.turnSide());
    return of(
        "SQ-3.6",
        Text.of("%s %s at %s", name, Kind.of(Code.kind(step)).title(), map.code(Code.from(step))),
        "there is none");
  }

  Rejection rejection() {
    return new Rejection(rule, text);
  }

  /** This, or what comes next if nothing is wrong yet. */
  Rejection otherwise(Supplier<Rejection> next) {
    return this == NONE ? next.get() : rejection();
  }
}
