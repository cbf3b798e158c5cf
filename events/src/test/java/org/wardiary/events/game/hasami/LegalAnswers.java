package org.wardiary.events.game.hasami;

import java.util.Optional;
import java.util.function.LongConsumer;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.hasami.HasamiMap.Direction;

/** The legal answers, and the rules that others break. */
final class LegalAnswers {

  private LegalAnswers() {}

  /** Passes every legal answer to a receiver (HS-3). */
  static void each(Board board, LongConsumer out) {
    for (int man = 0; man < board.men() && board.question() == QuestionKind.TURN; man++) {
      int from = board.square(board.turnSide(), man);
      if (from != Board.LOST) {
        for (Direction direction : Direction.values()) {
          int to = board.map().next(from, direction);
          while (board.empty(to)) {
            out.accept(AnswerText.code(from, to));
            to = board.map().next(to, direction);
          }
        }
      }
    }
  }

  static int count(Board board) {
    int[] count = {0};
    each(board, code -> count[0]++);
    return count[0];
  }

  /** The rule that an answer breaks; empty if it is legal. */
  static Optional<Rejection> broken(Board board, long code) {
    HasamiMap map = board.map();
    int from = AnswerText.from(code);
    int to = AnswerText.to(code);
    if (board.question() == QuestionKind.NONE) {
      String answer = AnswerText.write(map, code);
      return broken("", "expected nothing more but got '%s'", answer);
    }
    if (!board.holds(board.turnSide(), from)) {
      String expected = "expected a man of the side to act on %s";
      return broken("HS-3.1", expected, map.name(from));
    }
    Optional<Direction> way = map.way(from, to);
    if (way.isEmpty()) {
      String answer = AnswerText.write(map, code);
      return broken("HS-3.2", "expected a straight move but got '%s'", answer);
    }
    int square = from;
    do {
      square = map.next(square, way.get());
      if (!board.empty(square)) {
        return broken("HS-3.3", "expected every square up to %s to be empty", map.name(to));
      }
    } while (square != to);
    return Optional.empty();
  }

  private static Optional<Rejection> broken(String rule, String reason, String value) {
    return Optional.of(Rejection.of(rule, reason, value));
  }
}
