package org.wardiary.events.log.stream;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;

/**
 * Messages that could not be used: key and value as they were, and as headers, all text, the {@code
 * reason}, the {@code application} that found it, and {@code topic}, {@code partition} and {@code
 * offset} where it stands.
 */
public final class Quarantine {

  private Quarantine() {}

  /** The message for the topic of quarantine. */
  public static Record<byte[], byte[]> of(
      Record<byte[], byte[]> damaged, RecordMetadata place, String application, String reason) {
    Headers headers = new RecordHeaders(damaged.headers());
    add(headers, "reason", reason);
    add(headers, "application", application);
    add(headers, "topic", place.topic());
    add(headers, "partition", Integer.toString(place.partition()));
    add(headers, "offset", Long.toString(place.offset()));
    return damaged.withHeaders(headers);
  }

  private static void add(Headers headers, String name, String value) {
    headers.add(name, value.getBytes(StandardCharsets.UTF_8));
  }
}
