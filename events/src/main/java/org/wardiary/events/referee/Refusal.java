package org.wardiary.events.referee;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Text;

/** Tells why an answer is refused, with the nearest legal answers. */
final class Refusal {

  private Refusal() {}

  /**
   * The rejection of an answer that is unreadable or illegal.
   *
   * @param position the position in which it was given
   */
  static Rejection of(Position position, String answer) {
    Rejection rejection = position.rejection(answer);
    return rejection.nearest().isEmpty()
        ? new Rejection(
            rejection.rule(),
            rejection.reason(),
            Nearest.of(answer, LegalTexts.of(position).stream()))
        : rejection;
  }

  /** The rejection of anything that follows after the rules have ended the game. */
  static Rejection afterTheEnd(Position position) {
    Ending ending = position.ending();
    String reason = "expected the result '%s' because the rules ended the game (%s) but found more";
    return new Rejection(
        "", Text.of(reason, ending.result(position.setup().game()), ending.termination()));
  }
}
