package org.wardiary.events.log;

import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.log.broker.Cluster;

/**
 * A consumer for applications that passes over messages whose bytes are damaged, and warns of them:
 * one batch that cannot be read must not stop all games. To the application it is as if the
 * messages were not there; the games whose chains they belong to stop where they are missing.
 */
public final class DamagePassingConsumer extends KafkaConsumer<byte[], byte[]> {

  private static final Logger LOG = LoggerFactory.getLogger(DamagePassingConsumer.class);

  private static final Duration IDLE = Duration.ofSeconds(10);

  private final Cluster cluster;
  private long lastProgress = System.nanoTime();

  /** Creates a consumer with the settings of a client. */
  public DamagePassingConsumer(Cluster cluster, Map<String, Object> settings) {
    super(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    this.cluster = cluster;
  }

  @Override
  public ConsumerRecords<byte[], byte[]> poll(Duration timeout) {
    try {
      ConsumerRecords<byte[], byte[]> messages = super.poll(timeout);
      if (!messages.isEmpty()) {
        lastProgress = System.nanoTime();
      } else if (isStuck()) {
        passDamage();
        lastProgress = System.nanoTime();
      }
      return messages;
    } catch (RuntimeException e) {
      if (DamageProbe.isFoundBy(e) && passDamage()) {
        return ConsumerRecords.empty();
      }
      throw e;
    }
  }

  /**
   * Whether nothing has come for long though there is more. On a cluster this may be for other
   * reasons, such as the election of a leader, and a message must not be passed for these.
   */
  private boolean isStuck() {
    return cluster.home() == Cluster.Home.EMBEDDED
        && System.nanoTime() - lastProgress > IDLE.toNanos()
        && reading().stream().anyMatch(one -> currentLag(one).orElse(0) > 0);
  }

  private Set<TopicPartition> reading() {
    Set<TopicPartition> reading = new HashSet<>(assignment());
    reading.removeAll(paused());
    return reading;
  }

  private boolean passDamage() {
    return DamageProbe.pass(
        cluster,
        this,
        endOffsets(assignment()),
        lost -> LOG.warn("{}; these messages are passed over", lost.text()));
  }
}
