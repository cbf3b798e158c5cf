package org.wardiary.events.scenario;

import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.Position;

/** The event that the referee emits before those of the position. */
public final class Events {

  private Events() {}

  /** {@code AnswerGiven} for a legal answer. */
  public static AnswerGiven answer(Position position, long code) {
    return new AnswerGiven(
        position.question().name(),
        position.question().decider(position.setup().game()),
        position.write(code),
        position.choices(),
        List.of(),
        "",
        List.of());
  }
}
