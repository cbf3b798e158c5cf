package org.wardiary.events.log;

import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;

/**
 * A part of topics.
 *
 * @param from where it begins; partitions that it leaves out at their beginning, as all do where
 *     nothing is said
 * @param to where it ends; partitions that it leaves out are not read. Where nothing is said all
 *     are, up to where they end then
 */
public record TopicRange(Optional<TopicEnds> from, Optional<TopicEnds> to) {

  /** All that is there. */
  public static final TopicRange WHOLE = new TopicRange(Optional.empty(), Optional.empty());

  /** All that is there up to some ends. */
  public static TopicRange to(TopicEnds ends) {
    return new TopicRange(Optional.empty(), Optional.of(ends));
  }

  /** Those partitions of a topic that have a part in it. */
  List<TopicPartition> of(List<TopicPartition> all) {
    return to.map(ends -> all.stream().filter(ends::has).toList()).orElse(all);
  }
}
