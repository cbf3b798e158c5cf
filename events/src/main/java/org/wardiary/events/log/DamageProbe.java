package org.wardiary.events.log;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.CorruptRecordException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.text.Text;

/**
 * Finds out whether the next message of a partition can be read and, if its bytes are damaged,
 * where reading can go on. It has a connection of its own, because a consumer of several partitions
 * does not always say which of them is damaged. For one thread.
 */
final class DamageProbe implements AutoCloseable {

  private static final Duration POLL = Duration.ofMillis(50);
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  // the first fetch may have been sent for the offset before
  private static final int FETCHES = 3;
  private static final String FETCH_COUNT = "fetch-total";

  private final Cluster cluster;
  private final KafkaConsumer<byte[], byte[]> consumer;

  /** Connects to a cluster. */
  private DamageProbe(Cluster cluster) {
    this.cluster = cluster;
    this.consumer =
        Clients.consumer(cluster, ClientSettings.consumerOfParts(cluster, "wardiary-probe"));
  }

  /**
   * Whether a poll of a consumer failed because bytes are damaged, and not for want of the broker,
   * of time or of a right. For damage Kafka has no type of exception of its own: it is the plain
   * one, an error of the broker that its consumer does not expect, or whatever parsing throws.
   */
  static boolean isFoundBy(RuntimeException e) {
    if (e instanceof KafkaException) {
      return e.getClass() == KafkaException.class || e instanceof CorruptRecordException;
    }
    return !(e instanceof IllegalStateException)
        || Text.of("%s", e.getMessage()).startsWith("Unexpected error code");
  }

  /**
   * Moves a consumer behind the messages that it cannot read where it stands.
   *
   * @param ends where to stop, for the partitions to look at
   * @param passed learns what cannot be read
   * @return whether there was any
   */
  static boolean pass(
      Cluster cluster,
      KafkaConsumer<byte[], byte[]> consumer,
      Map<TopicPartition, Long> ends,
      Consumer<Unreadable> passed) {
    boolean found = false;
    try (DamageProbe probe = new DamageProbe(cluster)) {
      for (Map.Entry<TopicPartition, Long> end : ends.entrySet()) {
        long from = consumer.position(end.getKey());
        Optional<Unreadable> lost =
            from < end.getValue() ? probe.at(end.getKey(), from, end.getValue()) : Optional.empty();
        lost.ifPresent(one -> consumer.seek(one.partition(), one.end()));
        lost.ifPresent(passed);
        found |= lost.isPresent();
      }
    }
    return found;
  }

  /**
   * The next messages that cannot be read from an offset on; empty if the next message can be read.
   * Offsets are tried one after the other, since the batch that is damaged may not say truly how
   * many it has.
   *
   * @param end where to stop, at most the end of the partition
   */
  private Optional<Unreadable> at(TopicPartition partition, long from, long end) {
    consumer.assign(List.of(partition));
    long first = from;
    Found found = next(partition, first, end);
    // markers of transactions have offsets too, but are never received
    while (found instanceof Found.Nothing nothing && nothing.next() < end) {
      first = nothing.next();
      found = next(partition, first, end);
    }
    return found instanceof Found.Damage damage
        ? Optional.of(
            new Unreadable(
                partition,
                first,
                nextMessage(partition, first + 1, end),
                "their bytes are damaged: " + damage.reason()))
        : Optional.empty();
  }

  private long nextMessage(TopicPartition partition, long from, long end) {
    long offset = from;
    while (offset < end) {
      Found found = next(partition, offset, end);
      if (found instanceof Found.Message message) {
        return Math.min(message.offset(), end);
      }
      offset = found instanceof Found.Nothing nothing ? nothing.next() : offset + 1;
    }
    return end;
  }

  /** What a consumer finds from an offset on. */
  private sealed interface Found {
    /** A message. */
    record Message(long offset) implements Found {}

    /** No message before another offset. */
    record Nothing(long next) implements Found {}

    /** Damage, in Kafka's words. */
    record Damage(String reason) implements Found {}
  }

  private Found next(TopicPartition partition, long offset, long end) {
    consumer.seek(partition, offset);
    double enough = fetches() + FETCHES;
    long begun = System.nanoTime();
    try {
      while (System.nanoTime() - begun < PATIENCE.toNanos()) {
        for (ConsumerRecord<byte[], byte[]> message : consumer.poll(POLL)) {
          return checked(partition, message.offset(), end);
        }
        if (consumer.position(partition) > offset) {
          return new Found.Nothing(consumer.position(partition));
        }
        if (fetches() >= enough) {
          return new Found.Damage("the broker finds no message there, though the log goes on");
        }
      }
    } catch (RuntimeException e) {
      if (isFoundBy(e)) {
        return new Found.Damage(
            Optional.<Throwable>ofNullable(e.getCause()).orElse(e).getMessage());
      }
      throw e;
    }
    // who does not answer says nothing about the message
    cluster.requireAlive();
    return new Found.Message(offset);
  }

  /** A batch whose offset is damaged seems to be one that nobody has written yet. */
  private Found checked(TopicPartition partition, long offset, long end) {
    return offset >= end && offset >= consumer.endOffsets(List.of(partition)).get(partition)
        ? new Found.Damage("a message says that its offset is " + offset)
        : new Found.Message(offset);
  }

  private double fetches() {
    return consumer.metrics().values().stream()
        .filter(metric -> metric.metricName().name().equals(FETCH_COUNT))
        .map(Metric::metricValue)
        .mapToDouble(value -> (Double) value)
        .sum();
  }

  @Override
  public void close() {
    consumer.close(CloseOptions.timeout(cluster.closing(Duration.ofSeconds(5))));
  }
}
