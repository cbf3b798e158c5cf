package org.wardiary.projector.stream.check;

import java.util.List;
import org.wardiary.events.event.GameEvent;

/**
 * An edition of a game as it stands on the log.
 *
 * @param gameId the game
 * @param state how the edition stands
 * @param events {@code GameStarted} to {@code GameEnded}, or to the last event if the game was
 *     broken off; none of a withdrawal
 */
record Edition(String gameId, State state, List<GameEvent> events) {

  /** How an edition stands. */
  enum State {
    /** The game has ended. */
    ENDED,
    /** The game is still being played, or answers were taken back. */
    BROKEN_OFF,
    /** The game was withdrawn. */
    WITHDRAWN
  }

  /** Copies the list. */
  Edition {
    events = List.copyOf(events);
  }
}
