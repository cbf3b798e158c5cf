package org.wardiary.events.log;

import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;

/**
 * A range of messages on a topic.
 *
 * @param from where it begins, by partition; the others are read from their beginning
 * @param to where it ends, for all partitions; if empty, they are read to their ends at the time of
 *     reading
 */
public record TopicRange(Map<TopicPartition, Long> from, Optional<Map<TopicPartition, Long>> to) {

  /** All messages. */
  public static final TopicRange WHOLE = new TopicRange(Map.of(), Optional.empty());

  /** All messages up to some ends. */
  public static TopicRange to(Map<TopicPartition, Long> ends) {
    return new TopicRange(Map.of(), Optional.of(ends));
  }

  /** All messages after some ends. */
  public static TopicRange from(Map<TopicPartition, Long> ends) {
    return new TopicRange(ends, Optional.empty());
  }
}
