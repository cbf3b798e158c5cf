package org.wardiary.events.log;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.wardiary.events.log.broker.Cluster;

/** Settings of plain Kafka clients, those that Kafka Streams does not create. */
public final class ClientSettings {

  /**
   * A producer's batch size in bytes; the setting that affects its throughput and the size of the
   * log most.
   */
  public static final int BATCH = 256 << 10;

  /** The compression of all messages. */
  public static final String COMPRESSION = "zstd";

  /**
   * The compression level. Level 3, the default, makes events a tenth larger; level 9 makes them 2
   * % smaller but takes twice the time.
   */
  public static final int LEVEL = 6;

  private ClientSettings() {}

  /**
   * Settings of a byte-array consumer that reads committed messages only and commits no offsets.
   */
  public static Map<String, Object> consumer(Cluster cluster, String clientId) {
    Map<String, Object> settings = cluster.clientProperties(clientId);
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
    settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
    settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
    // an idle partition must not delay the others
    settings.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 20);
    return settings;
  }

  /**
   * The same for reading a short part of a partition, some kilobytes such as one game: anything
   * fetched and decompressed beyond it would be wasted.
   */
  static Map<String, Object> consumerOfParts(Cluster cluster, String clientId) {
    Map<String, Object> settings = consumer(cluster, clientId);
    settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 32);
    settings.put(ConsumerConfig.MAX_PARTITION_FETCH_BYTES_CONFIG, 64 << 10);
    return settings;
  }

  /**
   * Settings of an idempotent byte-array producer: messages stay in order, none is duplicated, and
   * all in-sync replicas acknowledge each.
   */
  public static Map<String, Object> producer(Cluster cluster, String clientId) {
    Map<String, Object> settings = cluster.clientProperties(clientId);
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
    settings.put(ProducerConfig.ACKS_CONFIG, "all");
    settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    settings.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, COMPRESSION);
    settings.put(ProducerConfig.COMPRESSION_ZSTD_LEVEL_CONFIG, LEVEL);
    settings.put(ProducerConfig.BATCH_SIZE_CONFIG, BATCH);
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    return settings;
  }
}
