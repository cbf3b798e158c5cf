package org.wardiary.events.log.stream;

import java.util.List;
import org.wardiary.events.log.codec.Chain;

/** What the referee decides on a record that is not stored yet. */
sealed interface Decision {

  /**
   * The game is stored.
   *
   * @param events its messages in order
   * @param chain where its chain ends
   */
  record Stored(List<Event> events, Chain chain) implements Decision {}

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
