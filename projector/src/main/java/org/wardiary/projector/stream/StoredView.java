package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * The latest message of a game on a topic of views.
 *
 * @param gameId the game
 * @param value the message's bytes, not to be changed
 * @param range offsets of the game in the log, if the message has them
 * @param time when the last of the game's events that it shows was appended to the log, in
 *     milliseconds since 1970
 */
public record StoredView(String gameId, byte[] value, Optional<OffsetRange> range, long time) {

  /** The view in a message, which must have a value. */
  static StoredView of(ConsumerRecord<byte[], byte[]> message) {
    return new StoredView(
        new String(message.key(), StandardCharsets.US_ASCII),
        message.value(),
        OffsetRange.read(message.headers()),
        message.timestamp());
  }
}
