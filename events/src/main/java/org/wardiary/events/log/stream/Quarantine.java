package org.wardiary.events.log.stream;

import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.wardiary.events.text.Text;

/**
 * Creates quarantine messages from messages that could not be used. Key, value and headers are
 * preserved; further headers, all of them text, give the {@code reason}, the {@code application}
 * that found the message, and its {@code topic}, {@code partition} and {@code offset}. If a message
 * is too large to be written again, since it may have arrived compressed, only these headers, the
 * key if it is short, and the message's {@code size} in bytes are kept.
 */
public final class Quarantine {

  /**
   * The largest number of bytes that are written again; leaves room for the reason and the place.
   */
  private static final int LARGEST = 1_000_000;

  /**
   * The largest number of bytes that a header takes in addition to its key and value, for their
   * lengths.
   */
  private static final int HEADER = 10;

  private static final int LONGEST_KEY = 1000;
  private static final int LONGEST_REASON = 2000;

  private Quarantine() {}

  /** The quarantine message for a damaged message. */
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

  // the key and the value of a Kafka message may be null
  private static long length(byte[] bytes) {
    return bytes == null ? 0 : bytes.length;
  }

  private static void add(Headers headers, String name, String value) {
    headers.add(name, Text.utf8(value));
  }
}
