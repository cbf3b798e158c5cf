package org.wardiary.events.log.stream;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.wardiary.events.text.Text;

/**
 * Messages that could not be used: key, value and headers as they were, and as further headers, all
 * text, the {@code reason}, the {@code application} that found it, and {@code topic}, {@code
 * partition} and {@code offset} where it stands. Of a message that is too large to be written again
 * (it may have come compressed) only these, the key if it is short, and its {@code size} in bytes.
 */
public final class Quarantine {

  /** So many bytes may be written again: room is left for the reason and the place. */
  private static final int LARGEST = 1_000_000;

  /** What a header takes at most beside its key and value: how long they are. */
  private static final int HEADER = 10;

  private static final int LONGEST_KEY = 1000;
  private static final int LONGEST_REASON = 2000;

  private Quarantine() {}

  /** The message for the topic of quarantine. */
  public static Record<byte[], byte[]> of(
      Record<byte[], byte[]> damaged, RecordMetadata place, String application, String reason) {
    long size = size(damaged);
    Headers headers = size > LARGEST ? new RecordHeaders() : new RecordHeaders(damaged.headers());
    add(headers, "reason", Text.cut(reason, LONGEST_REASON));
    add(headers, "application", application);
    add(headers, "topic", place.topic());
    add(headers, "partition", Integer.toString(place.partition()));
    add(headers, "offset", Long.toString(place.offset()));
    if (size > LARGEST) {
      add(headers, "size", Long.toString(size));
      byte[] key = length(damaged.key()) > LONGEST_KEY ? new byte[0] : damaged.key();
      return new Record<>(key, null, damaged.timestamp(), headers);
    }
    return damaged.withHeaders(headers);
  }

  private static long size(Record<byte[], byte[]> message) {
    long size = length(message.key()) + length(message.value());
    for (Header header : message.headers()) {
      size += HEADER + Utils.utf8Length(header.key()) + length(header.value());
    }
    return size;
  }

  // of a Kafka message both may be missing
  private static long length(byte[] bytes) {
    return bytes == null ? 0 : bytes.length;
  }

  private static void add(Headers headers, String name, String value) {
    headers.add(name, value.getBytes(StandardCharsets.UTF_8));
  }
}
