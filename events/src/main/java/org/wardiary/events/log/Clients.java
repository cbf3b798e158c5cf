package org.wardiary.events.log;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.wardiary.events.log.broker.Cluster;

/**
 * Creates plain Kafka clients. If a broker on this machine dies, whatever they wait for fails with
 * a {@code KafkaException} at once instead of a minute later; {@link Cluster#requireAlive} then
 * gives the reason.
 */
public final class Clients {

  private Clients() {}

  /** A new consumer with {@link ClientSettings#consumer}; the caller closes it. */
  public static KafkaConsumer<byte[], byte[]> consumer(Cluster cluster, String clientId) {
    return consumer(cluster, ClientSettings.consumer(cluster, clientId));
  }

  /** A new consumer with other settings; the caller closes it. */
  static KafkaConsumer<byte[], byte[]> consumer(Cluster cluster, Map<String, Object> settings) {
    KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(settings);
    cluster.onDeath(consumer, KafkaConsumer::wakeup);
    return consumer;
  }

  /** A new producer with {@link ClientSettings#producer}; the caller closes it. */
  public static KafkaProducer<byte[], byte[]> producer(Cluster cluster, String clientId) {
    return producer(cluster, ClientSettings.producer(cluster, clientId));
  }

  /** A new producer with other settings; the caller closes it. */
  public static KafkaProducer<byte[], byte[]> producer(
      Cluster cluster, Map<String, Object> settings) {
    KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings);
    cluster.onDeath(producer, one -> one.close(Duration.ZERO));
    return producer;
  }
}
