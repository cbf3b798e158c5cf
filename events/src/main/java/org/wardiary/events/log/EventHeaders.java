package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.text.Text;

/**
 * The headers of a message on the topic of events: {@code event-type}, for routing and filters, and
 * {@code more} on every message of a command but the last, so that a projector need not publish
 * what the next message makes obsolete.
 */
public final class EventHeaders {

  /** Name of the header whose value is the name of the body's record, or that of a batch. */
  public static final String TYPE = "event-type";

  /** Name of the header of a message that is not the last of its command; its value is empty. */
  public static final String MORE = "more";

  private static final byte[] EMPTY = {};

  private EventHeaders() {}

  /**
   * The headers of the last message of a command.
   *
   * @param type the event's type, or that of a batch
   */
  public static Headers of(String type) {
    return new RecordHeaders().add(TYPE, Text.utf8(type));
  }

  /**
   * The headers of a message that is followed by others of the same command.
   *
   * @param type the event's type, or that of a batch
   */
  public static Headers followed(String type) {
    return of(type).add(MORE, EMPTY);
  }

  /** Whether other messages of the same command follow, in the same transaction. */
  public static boolean areFollowed(Headers headers) {
    return headers.lastHeader(MORE) != null;
  }

  /** Whether the headers give this type. */
  public static boolean name(Headers headers, String type) {
    Header header = headers.lastHeader(TYPE);
    return header != null && new String(header.value(), StandardCharsets.UTF_8).equals(type);
  }

  /**
   * Checks the headers of a message on the topic of events.
   *
   * @param value the message
   * @param event the event in it, or one of the events in a batch
   * @throws CorruptMessage if the headers give another type or none
   */
  public static void check(Headers headers, byte[] value, GameEvent event) {
    String type = EventBatches.isBatch(value) ? EventBatches.TYPE : event.getType();
    if (!name(headers, type)) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of(
              "game %s, seq %d: expected the header event-type %s but it is missing or another",
              event.getGameId(), event.getSeq(), type));
    }
  }
}
