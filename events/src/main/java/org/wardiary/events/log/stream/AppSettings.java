package org.wardiary.events.log.stream;

import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsConfig;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.broker.Cluster;

/**
 * What makes one application of several: exactly once, everything named, and up again at once after
 * any end, since the group knows its members by name.
 *
 * @param application the application's id, also the group's and the prefix of its topics
 * @param instance the instance's name, different for each program that shares the work
 * @param stateFolder folder for local state; one program at a time
 * @param pace what it is tuned for
 */
public record AppSettings(String application, String instance, Path stateFolder, Pace pace) {

  /** Kafka Streams' settings on a cluster. */
  public Properties on(Cluster cluster) {
    Properties settings = new Properties();
    settings.putAll(cluster.clientProperties(application + "-" + instance));
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(StreamsConfig.STATE_DIR_CONFIG, stateFolder.toAbsolutePath().toString());
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.ENSURE_EXPLICIT_INTERNAL_RESOURCE_NAMING_CONFIG, true);
    settings.put(StreamsConfig.GROUP_PROTOCOL_CONFIG, "classic");
    settings.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
    settings.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
    settings.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, pace.commitMillis());
    settings.put(StreamsConfig.POLL_MS_CONFIG, pace.pollMillis());
    settings.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, pace.threads());
    settings.put("processing.exception.handler.global.enabled", true);
    // the broker's default: one on a broker of our own
    settings.put(StreamsConfig.REPLICATION_FACTOR_CONFIG, -1);
    settings.put(StreamsConfig.adminClientPrefix(CommonClientConfigs.RETRY_BACKOFF_MS_CONFIG), 20);
    consumers(settings);
    producers(settings);
    return settings;
  }

  private void consumers(Properties settings) {
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG),
        application + "-" + instance);
    // a second thread joins at the next heartbeat
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG), 300);
    settings.put(StreamsConfig.consumerPrefix(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG), "earliest");
    settings.put(StreamsConfig.consumerPrefix(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG), 20);
  }

  private static void producers(Properties settings) {
    // Streams would linger for 100 ms
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.LINGER_MS_CONFIG), 2);
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.BATCH_SIZE_CONFIG), ClientSettings.BATCH);
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.COMPRESSION_TYPE_CONFIG), "lz4");
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG), 15_000);
  }
}
