package org.wardiary.events.log;

import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;

/**
 * A range of messages on topics.
 *
 * @param from where it begins; partitions that are left out, or all if this is empty, are read from
 *     their beginning
 * @param to where it ends; partitions that are left out are not read. If this is empty, all are
 *     read to their ends at the time of reading
 */
public record TopicRange(Optional<TopicEnds> from, Optional<TopicEnds> to) {

  /** All messages. */
  public static final TopicRange WHOLE = new TopicRange(Optional.empty(), Optional.empty());

  /** All messages up to some ends. */
  public static TopicRange to(TopicEnds ends) {
    return new TopicRange(Optional.empty(), Optional.of(ends));
  }

  /** All messages after some ends. */
  public static TopicRange from(TopicEnds ends) {
    return new TopicRange(Optional.of(ends), Optional.empty());
  }

  /** Those of a topic's partitions that are in the range. */
  List<TopicPartition> of(List<TopicPartition> all) {
    return to.map(ends -> all.stream().filter(ends::has).toList()).orElse(all);
  }
}
