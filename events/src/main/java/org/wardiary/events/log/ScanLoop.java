package org.wardiary.events.log;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.TopicScan.Visitor;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Polls a consumer from where it stands to the ends of its partitions, and passes over messages
 * whose bytes are damaged. For one thread.
 */
final class ScanLoop {

  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration READ_TIMEOUT = Duration.ofSeconds(60);

  /** How long no message may come before it is asked why; a broker may only be slow. */
  private static final Duration IDLE = Duration.ofSeconds(10);

  private final Cluster cluster;
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final Map<TopicPartition, Long> ends;
  private final Visitor visitor;
  private final Map<TopicPartition, Long> visited = new HashMap<>();
  private final Set<TopicPartition> appended = new HashSet<>();
  private long lastProgress = System.nanoTime();
  private long lastAsked = lastProgress;

  /**
   * Prepares to read.
   *
   * @param ends by partition that the consumer has, the offset after the last one to read
   */
  ScanLoop(
      Cluster cluster,
      KafkaConsumer<byte[], byte[]> consumer,
      Map<TopicPartition, Long> ends,
      Visitor visitor) {
    this.cluster = cluster;
    this.consumer = consumer;
    this.ends = ends;
    this.visitor = visitor;
  }

  /** Reads to the ends, or until the visitor stops. */
  void run() {
    ends.keySet().forEach(partition -> visited.put(partition, consumer.position(partition)));
    Next next = Next.CONTINUE;
    while (next == Next.CONTINUE && !reached()) {
      ConsumerRecords<byte[], byte[]> messages = poll();
      if (messages.isEmpty()) {
        awaitMore();
      } else {
        next = visit(messages);
        lastProgress = System.nanoTime();
        lastAsked = lastProgress;
      }
    }
  }

  private boolean reached() {
    return ends.keySet().stream().allMatch(this::reached);
  }

  private boolean reached(TopicPartition partition) {
    return consumer.position(partition) >= ends.get(partition);
  }

  private ConsumerRecords<byte[], byte[]> poll() {
    try {
      return consumer.poll(POLL);
    } catch (RuntimeException e) {
      if (DamageProbe.isFoundBy(e) && passDamage()) {
        return ConsumerRecords.empty();
      }
      throw e instanceof KafkaException ? e : new KafkaException(e.getMessage(), e);
    }
  }

  private void awaitMore() {
    cluster.requireAlive();
    long now = System.nanoTime();
    if (now - lastProgress > READ_TIMEOUT.toNanos()) {
      throw new ClusterException(
          Text.of("expected messages up to %s but none came for %s", ends, READ_TIMEOUT));
    }
    if (now - lastAsked > IDLE.toNanos()) {
      passDamage();
      lastAsked = System.nanoTime();
    }
  }

  private Next visit(ConsumerRecords<byte[], byte[]> messages) {
    for (TopicPartition partition : messages.partitions()) {
      if (visit(partition, messages.records(partition)) == Next.STOP) {
        return Next.STOP;
      }
    }
    return Next.CONTINUE;
  }

  private Next visit(TopicPartition partition, List<ConsumerRecord<byte[], byte[]>> messages) {
    long next = visited.get(partition);
    for (ConsumerRecord<byte[], byte[]> message : messages) {
      if (message.offset() >= ends.get(partition)) {
        requireAppended(partition, message.offset(), next);
        break;
      }
      if (visitor.visit(message) == Next.STOP) {
        return Next.STOP;
      }
      next = message.offset() + 1;
    }
    visited.put(partition, next);
    return Next.CONTINUE;
  }

  /**
   * Kafka's checksum does not cover a batch's own offset. If that is damaged, the consumer may
   * believe that it has passed the end of the partition; what it skipped is then read again.
   */
  private void requireAppended(TopicPartition partition, long offset, long next) {
    if (!appended.contains(partition)) {
      if (offset < consumer.endOffsets(List.of(partition)).get(partition)) {
        appended.add(partition);
      } else {
        consumer.seek(partition, next);
        if (!passDamage()) {
          throw new ClusterException(
              Text.of("expected the end of %s behind offset %d but got it", partition, offset));
        }
      }
    }
  }

  /** Whether some messages could not be read; the consumer then stands behind them. */
  private boolean passDamage() {
    return DamageProbe.pass(cluster, consumer, ends, this::pass);
  }

  private void pass(Unreadable lost) {
    visited.put(lost.partition(), lost.end());
    visitor.lost(lost);
  }
}
