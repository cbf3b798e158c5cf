package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.revision.Revision;

/** What the referee decides on a record that is not stored yet, or on a revision. */
sealed interface Decision {

  /**
   * The game, or an edition of it, is stored.
   *
   * @param events its messages in order
   * @param chain where its chain ends
   * @param done what a revision did; nothing of a new game
   */
  record Stored(List<Event> events, Chain chain, Optional<Revision> done) implements Decision {}

  /** Nothing is stored: the game stands so already. */
  record Unchanged() implements Decision {}

  /**
   * Nothing is stored.
   *
   * @param reason {@code expected … but …}
   */
  record Refused(String reason) implements Decision {}

  /**
   * A message.
   *
   * @param type the event's type, for the header
   * @param message its bytes
   */
  record Event(String type, byte[] message) {}
}
