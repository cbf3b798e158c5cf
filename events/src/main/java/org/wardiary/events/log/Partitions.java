package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.utils.Utils;

/** On which partition a game's messages stand: Kafka's own rule for keys. */
public final class Partitions {

  private Partitions() {}

  /** The key of a game's messages. */
  public static byte[] key(String gameId) {
    return gameId.getBytes(StandardCharsets.UTF_8);
  }

  /** The partition of a game's messages on a topic. */
  public static TopicPartition of(Topic topic, String gameId) {
    int hash = Utils.toPositive(Utils.murmur2(key(gameId)));
    return new TopicPartition(topic.topicName(), hash % topic.partitions());
  }
}
