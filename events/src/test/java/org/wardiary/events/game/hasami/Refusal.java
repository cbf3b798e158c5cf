package org.wardiary.events.game.hasami;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/** Why an order is refused. */
final class Refusal {

  private Refusal() {}

  static Rejection of(Board board, String answer) {
    HasamiMap map = board.map();
    long code = AnswerText.read(map, answer);
    if (!board.asked()) {
      return new Rejection("", Text.of("expected nothing more but got '%s'", answer));
    }
    if (code == Position.UNREADABLE) {
      return new Rejection("", Text.of("expected an order such as a1-a4 but got '%s'", answer));
    }
    int from = AnswerText.from(code);
    int to = AnswerText.to(code);
    if (!board.holds(board.acting(), from)) {
      return new Rejection(
          "HS-3.1", Text.of("expected a man of the side to act on %s", map.name(from)));
    }
    boolean straight = from % map.size() == to % map.size() || from / map.size() == to / map.size();
    return straight && from != to
        ? new Rejection(
            "HS-3.3", Text.of("expected every square up to %s to be empty", map.name(to)))
        : new Rejection("HS-3.2", Text.of("expected a straight move but got '%s'", answer));
  }
}
