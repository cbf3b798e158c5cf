package org.wardiary.events.log;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetOutOfRangeException;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Reads partitions up to their ends at the time when reading begins. Reads committed messages only,
 * those of one partition in order. Not thread-safe; the connection is kept for the next reading.
 */
public final class TopicScan implements AutoCloseable {

  private static final String CLIENT = "wardiary-scan";

  /** Whether to go on reading. */
  public enum Next {
    /** Read the next message. */
    CONTINUE,
    /** Read no more messages. */
    STOP
  }

  /** Receives messages. */
  @FunctionalInterface
  public interface Visitor {

    /** Receives a message and returns whether to go on reading. */
    Next visit(ConsumerRecord<byte[], byte[]> message);

    /**
     * Receives, in their place among the messages, those that cannot be read; the ones after them
     * follow. A visitor that cannot do without them ends the reading, as by default.
     *
     * @throws ClusterException if the visitor cannot do without them
     */
    default void lost(Unreadable messages) {
      throw new ClusterException(
          Text.of("expected to read %s but %s", messages.partition(), messages.text()));
    }
  }

  private final Cluster cluster;
  private final KafkaConsumer<byte[], byte[]> consumer;

  /** Connects to a cluster. */
  public TopicScan(Cluster cluster) {
    this(cluster, Clients.consumer(cluster, CLIENT));
  }

  private TopicScan(Cluster cluster, KafkaConsumer<byte[], byte[]> consumer) {
    this.cluster = cluster;
    this.consumer = consumer;
  }

  /**
   * Connects to a cluster to read short {@linkplain #read(TopicPartition, long, long, Visitor)
   * parts}.
   */
  public static TopicScan ofParts(Cluster cluster) {
    return new TopicScan(
        cluster, Clients.consumer(cluster, ClientSettings.consumerOfParts(cluster, CLIENT)));
  }

  /** All partitions of a topic. */
  public List<TopicPartition> partitions(Topic topic) {
    return Partitions.on(cluster).all(topic);
  }

  /** Reads a whole topic. */
  public void read(Topic topic, Consumer<ConsumerRecord<byte[], byte[]>> out) {
    read(topic, TopicRange.WHOLE, out);
  }

  /**
   * Reads a part of a topic.
   *
   * @param range the part; its ends are those of this topic
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public void read(Topic topic, TopicRange range, Consumer<ConsumerRecord<byte[], byte[]>> out) {
    scan(
        topic,
        range,
        message -> {
          out.accept(message);
          return Next.CONTINUE;
        });
  }

  /**
   * Reads a part of a topic, and passes over messages whose bytes are damaged.
   *
   * @param range the part; its ends are those of this topic
   * @param lost learns which messages cannot be read, before those that follow them
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public void read(
      Topic topic,
      TopicRange range,
      Consumer<ConsumerRecord<byte[], byte[]>> out,
      Consumer<Unreadable> lost) {
    scan(topic, range, new Tolerant(out, lost));
  }

  private record Tolerant(Consumer<ConsumerRecord<byte[], byte[]>> out, Consumer<Unreadable> gaps)
      implements Visitor {

    @Override
    public Next visit(ConsumerRecord<byte[], byte[]> message) {
      out.accept(message);
      return Next.CONTINUE;
    }

    @Override
    public void lost(Unreadable messages) {
      gaps.accept(messages);
    }
  }

  private void scan(Topic topic, TopicRange range, Visitor visitor) {
    List<TopicPartition> partitions = partitions(topic);
    withFailures(
        partitions,
        () -> {
          consumer.assign(partitions);
          consumer.seekToBeginning(partitions);
          range.from().forEach(consumer::seek);
          scan(range.to().orElseGet(() -> consumer.endOffsets(partitions)), visitor);
        });
  }

  /**
   * Reads partitions to their ends, or until the visitor stops.
   *
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public void read(Collection<TopicPartition> partitions, Visitor visitor) {
    withFailures(
        partitions,
        () -> {
          consumer.assign(partitions);
          consumer.seekToBeginning(partitions);
          scan(consumer.endOffsets(partitions), visitor);
        });
  }

  /**
   * Reads what was appended to partitions since their given ends; reads all of a partition whose
   * end is not given.
   *
   * @param ends one more than the offset of the last message read, as returned by the previous call
   * @return the ends of the partitions now
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public Map<TopicPartition, Long> readSince(
      Collection<TopicPartition> partitions, Map<TopicPartition, Long> ends, Visitor visitor) {
    Map<TopicPartition, Long> now = ends(partitions);
    if (!now.equals(ends)) {
      withFailures(
          partitions,
          () -> {
            consumer.seekToBeginning(partitions);
            ends.forEach(consumer::seek);
            scan(now, visitor);
          });
    }
    return now;
  }

  /**
   * Reads a part of one partition.
   *
   * @param from first offset to read
   * @param to offset after the last one to read, at most the end of the partition
   * @throws ClusterException if the cluster is gone or does not answer
   */
  public void read(TopicPartition partition, long from, long to, Visitor visitor) {
    withFailures(
        List.of(partition),
        () -> {
          consumer.assign(List.of(partition));
          consumer.seek(partition, from);
          try {
            scan(Map.of(partition, to), visitor);
          } catch (OffsetOutOfRangeException e) {
            visitor.lost(new Unreadable(partition, from, to, "the log no longer has them"));
          }
        });
  }

  private void scan(Map<TopicPartition, Long> ends, Visitor visitor) {
    new ScanLoop(cluster, consumer, ends, visitor).run();
  }

  private void withFailures(Collection<TopicPartition> partitions, Runnable reading) {
    try {
      reading.run();
    } catch (KafkaException e) {
      throw failed(partitions, e);
    }
  }

  private ClusterException failed(Collection<TopicPartition> partitions, KafkaException e) {
    cluster.requireAlive();
    return new ClusterException(
        Text.of("expected to read %s but: %s", partitions, e.getMessage()), e);
  }

  /** The current ends of partitions: one more than the offset of the last committed message. */
  public Map<TopicPartition, Long> ends(Collection<TopicPartition> partitions) {
    try {
      consumer.assign(partitions);
      return consumer.endOffsets(partitions);
    } catch (KafkaException e) {
      throw failed(partitions, e);
    }
  }

  @Override
  public void close() {
    consumer.close(CloseOptions.timeout(cluster.closing(Duration.ofSeconds(5))));
  }
}
