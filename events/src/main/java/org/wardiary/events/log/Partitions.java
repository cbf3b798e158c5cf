package org.wardiary.events.log;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.utils.Utils;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.text.Text;

/**
 * The partitions of an archive's topics, and the partition that holds a game's messages, given by
 * Kafka's default partitioner for keys.
 *
 * @param games number of partitions over which the games are spread, 1 or more
 */
public record Partitions(int games) {

  /** The partitions of the archive on a cluster. */
  public static Partitions on(Cluster cluster) {
    return new Partitions(
        cluster.partitions().found().orElseGet(() -> Topics.gamePartitions(cluster)));
  }

  /** The key of a game's messages. */
  public static byte[] key(String gameId) {
    return Text.utf8(gameId);
  }

  /** The number of partitions of a topic. */
  public int count(Topic topic) {
    return topic.spread() == Topic.Spread.GAMES ? games : 1;
  }

  /** The partition of a game's messages on a topic. */
  public TopicPartition of(Topic topic, String gameId) {
    int hash = Utils.toPositive(Utils.murmur2(key(gameId)));
    return new TopicPartition(topic.topicName(), hash % count(topic));
  }

  /** All partitions of a topic. */
  public List<TopicPartition> all(Topic topic) {
    return IntStream.range(0, count(topic))
        .mapToObj(i -> new TopicPartition(topic.topicName(), i))
        .toList();
  }
}
