package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.wardiary.events.log.Topic;

/**
 * A message that could not be used.
 *
 * @param key its key, usually a game's id
 * @param offset its offset on the log; empty for a message of another topic, such as a command
 */
public record Quarantined(String key, OptionalLong offset) {

  /** What a message on the topic of the quarantine is about; empty if it has no key. */
  static Optional<Quarantined> of(ConsumerRecord<byte[], byte[]> message) {
    return Optional.ofNullable(message.key())
        .map(key -> new Quarantined(new String(key, StandardCharsets.UTF_8), offset(message)));
  }

  private static OptionalLong offset(ConsumerRecord<byte[], byte[]> message) {
    boolean isEvent = header(message, "topic").filter(Topic.EVENTS.topicName()::equals).isPresent();
    return header(message, "offset")
        .filter(text -> isEvent)
        .map(Long::parseLong)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  /** What a message on the topic of the quarantine says of itself in a header. */
  public static Optional<String> header(ConsumerRecord<byte[], byte[]> message, String name) {
    return Optional.ofNullable(message.headers().lastHeader(name))
        .map(Header::value)
        .map(value -> new String(value, StandardCharsets.UTF_8));
  }
}
