package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.projector.index.IndexLog;

/** Reads the topic of events, for the index of positions. */
public final class EventLog implements IndexLog, AutoCloseable {

  private final Cluster cluster;
  private final IdleScans scans;

  /** Creates a reader of a cluster whose topics exist. */
  public EventLog(Cluster cluster) {
    this.cluster = cluster;
    this.scans = IdleScans.ofTopics(cluster);
  }

  /** The topic's id, which no other topic has, not even a later one of the same name. */
  @Override
  public String identity() {
    String topic = Topic.EVENTS.topicName();
    try (Admin admin = cluster.admin()) {
      return admin
          .describeTopics(List.of(topic))
          .allTopicNames()
          .get()
          .get(topic)
          .topicId()
          .toString();
    } catch (ExecutionException | KafkaException e) {
      throw new ClusterException("expected to describe " + topic + " but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to describe " + topic + " but was interrupted", e);
    }
  }

  @Override
  public SortedMap<Integer, Long> ends() {
    SortedMap<Integer, Long> ends = new TreeMap<>();
    scans.use(
        scan ->
            scan.ends(scan.partitions(Topic.EVENTS))
                .forEach((partition, end) -> ends.put(partition.partition(), end)));
    return ends;
  }

  @Override
  public void read(int partition, long from, long to, Visitor visitor) {
    if (from >= to) {
      return;
    }
    scans.use(
        scan ->
            scan.read(
                new TopicPartition(Topic.EVENTS.topicName(), partition),
                from,
                to,
                new Passing(visitor)));
  }

  /** Passes on messages; what cannot be read is missing in its games' chains. */
  private record Passing(Visitor visitor) implements TopicScan.Visitor {

    @Override
    public Next visit(ConsumerRecord<byte[], byte[]> message) {
      // a message without key or value does not belong to a game
      if (message.key() == null || message.value() == null) {
        return Next.CONTINUE;
      }
      String gameId = new String(message.key(), StandardCharsets.US_ASCII);
      return visitor.message(message.partition(), message.offset(), gameId, message.value());
    }

    @Override
    public void lost(Unreadable messages) {}
  }

  @Override
  public void close() {
    scans.close();
  }
}
