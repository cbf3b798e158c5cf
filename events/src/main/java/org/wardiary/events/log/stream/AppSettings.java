package org.wardiary.events.log.stream;

import java.net.URI;
import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsConfig;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.TopicSize;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.Replication;
import org.wardiary.events.text.Text;

/**
 * The settings common to all applications: exactly-once processing, explicit names for everything,
 * and a quick restart after any kind of end, since instances are static members of their group.
 *
 * @param application the application's id, also that of its group and the prefix of its topics
 * @param instance the program that runs it
 * @param commitMillis commit interval in milliseconds
 */
public record AppSettings(String application, Instance instance, int commitMillis) {

  /**
   * How long an instance may give no sign of life before its partitions go to others. The shortest
   * time that brokers allow by default.
   */
  public static final Duration SESSION_TIMEOUT = Duration.ofSeconds(6);

  // for as long, the open transaction of an instance that was killed delays readers
  private static final Duration TRANSACTION_TIMEOUT = Duration.ofSeconds(10);

  // Kafka's minimum: how often it is checked whether a new instance has caught up with the state
  // that it must copy first
  private static final Duration PROBING = Duration.ofMinutes(1);

  // Kafka's default
  private static final int WAIT_MS = 500;

  private static final int HEARTBEAT_MS = 300;
  private static final int SERVICE_HEARTBEAT_MS = 1000;

  /** Settings with the commit interval for which the instance is tuned. */
  public AppSettings(String application, Instance instance) {
    this(application, instance, instance.tuning().commitMillis());
  }

  /** The settings of Kafka Streams on a cluster. */
  public Properties on(Cluster cluster) {
    Properties settings = new Properties();
    settings.putAll(cluster.clientProperties(instance.member(application)));
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, application);
    settings.put(
        StreamsConfig.STATE_DIR_CONFIG, instance.stateFolder().toAbsolutePath().toString());
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.ENSURE_EXPLICIT_INTERNAL_RESOURCE_NAMING_CONFIG, true);
    settings.put(StreamsConfig.GROUP_PROTOCOL_CONFIG, "classic");
    settings.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
    settings.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
    settings.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, commitMillis);
    settings.put(StreamsConfig.POLL_MS_CONFIG, instance.tuning().pollMillis());
    settings.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, instance.threads());
    settings.put("processing.exception.handler.global.enabled", true);
    settings.put(StreamsConfig.adminClientPrefix(CommonClientConfigs.RETRY_BACKOFF_MS_CONFIG), 20);
    consumers(settings);
    producers(settings, instance.tuning());
    settings.put(StreamsConfig.ROCKSDB_CONFIG_SETTER_CLASS_CONFIG, StoreSettings.class);
    topics(settings, cluster.replication());
    if (cluster.home() == Cluster.Home.EMBEDDED) {
      TopicSize.CHANGELOG
          .configs()
          .forEach((name, value) -> settings.put(StreamsConfig.topicPrefix(name), value));
    }
    if (cluster.home() == Cluster.Home.EXTERNAL && instance.role().stays()) {
      shared(settings);
    }
    if (instance.role() instanceof Role.Server server) {
      server.address().ifPresent(uri -> answersAt(settings, uri));
    }
    return settings;
  }

  private void consumers(Properties settings) {
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG),
        instance.member(application));
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG),
        (int) absence().toMillis());
    // a second thread joins at the next heartbeat
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG),
        instance.role() instanceof Role.Service ? SERVICE_HEARTBEAT_MS : HEARTBEAT_MS);
    settings.put(StreamsConfig.consumerPrefix(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG), "earliest");
    settings.put(StreamsConfig.consumerPrefix(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG), 20);
  }

  private static void producers(Properties settings, Tuning tuning) {
    // by default Kafka Streams lingers for 100 ms
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.LINGER_MS_CONFIG), tuning.lingerMillis());
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.BATCH_SIZE_CONFIG), ClientSettings.BATCH);
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.COMPRESSION_TYPE_CONFIG),
        ClientSettings.COMPRESSION);
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.COMPRESSION_ZSTD_LEVEL_CONFIG),
        ClientSettings.LEVEL);
    settings.put(
        StreamsConfig.producerPrefix(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG),
        (int) TRANSACTION_TIMEOUT.toMillis());
  }

  private static void topics(Properties settings, Replication replication) {
    settings.put(StreamsConfig.REPLICATION_FACTOR_CONFIG, (int) replication.factor());
    replication
        .inSync()
        .ifPresent(
            least ->
                settings.put(
                    StreamsConfig.topicPrefix(TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG),
                    Integer.toString(least)));
  }

  /** How long it may give no sign of life before its partitions go to others. */
  private Duration absence() {
    return instance.role() instanceof Role.Service service ? service.absence() : SESSION_TIMEOUT;
  }

  private static void shared(Properties settings) {
    settings.put(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, 1);
    settings.put(StreamsConfig.ROCKSDB_CONFIG_SETTER_CLASS_CONFIG, SharedStoreSettings.class);
    // each thread polls each broker: with the short wait of a command this would use up a whole
    // core while idle
    settings.put(
        StreamsConfig.mainConsumerPrefix(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG), WAIT_MS);
    settings.put(
        StreamsConfig.restoreConsumerPrefix(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG), WAIT_MS);
    settings.put(StreamsConfig.PROBING_REBALANCE_INTERVAL_MS_CONFIG, PROBING.toMillis());
  }

  private static void answersAt(Properties settings, URI address) {
    settings.put(
        StreamsConfig.APPLICATION_SERVER_CONFIG,
        Text.of("%s:%d", address.getHost(), address.getPort()));
  }
}
