package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.text.Text;

/** The header {@code event-type} of a message on the topic of events, for routing and filters. */
public final class EventHeaders {

  /** Name of the header; its value is the name of the body's record. */
  public static final String TYPE = "event-type";

  private EventHeaders() {}

  /** The headers of an event of a type. */
  public static Headers of(String type) {
    return new RecordHeaders().add(TYPE, type.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether the headers name this type. */
  public static boolean name(Headers headers, String type) {
    Header header = headers.lastHeader(TYPE);
    return header != null && new String(header.value(), StandardCharsets.UTF_8).equals(type);
  }

  /**
   * Checks a decoded event against its message's headers.
   *
   * @throws CorruptMessage if they name another type or none
   */
  public static void check(Headers headers, GameEvent event) {
    if (!name(headers, event.getType())) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of(
              "game %s, seq %d: expected the header event-type %s but it is missing or another",
              event.getGameId(), event.getSeq(), event.getType()));
    }
  }
}
