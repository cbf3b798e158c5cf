package org.wardiary.events.log.broker;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.DescribeClusterResult;
import org.wardiary.events.text.Text;

/** Starts a broker on this machine or joins one that runs, or reaches the brokers of others. */
final class ClusterStart {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(15);
  // for a shared broker that is alive: an overloaded machine is slow to answer
  private static final Duration JOIN_TIMEOUT = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration ANSWER = Duration.ofSeconds(5);

  private ClusterStart() {}

  /** Joins the broker that runs on a directory if it is shared, or starts one. */
  static Cluster start(ClusterConfig.Embedded config) {
    long begin = System.nanoTime();
    while (true) {
      Optional<Cluster> running =
          DirectoryOwner.read(config.directory())
              .filter(ClusterStart::isJoinable)
              .flatMap(owner -> join(owner, config.directory()));
      if (running.isPresent()) {
        return running.get();
      }
      Optional<EmbeddedBroker> started = EmbeddedBroker.start(config);
      if (started.isPresent()) {
        EmbeddedBroker broker = started.get();
        return new Cluster(broker.cluster(), connection(broker.address()), broker);
      }
      Optional<DirectoryOwner> owner = DirectoryOwner.read(config.directory());
      boolean shared = owner.filter(ClusterStart::shares).isPresent();
      Duration patience =
          owner.filter(ClusterStart::isJoinable).isPresent() ? JOIN_TIMEOUT : CONNECT_TIMEOUT;
      if (!shared || System.nanoTime() - begin > patience.toNanos()) {
        throw inUse(config, owner, shared ? Optional.of(patience) : Optional.empty());
      }
      pause();
    }
  }

  private static DirectoryInUse inUse(
      ClusterConfig.Embedded config, Optional<DirectoryOwner> owner, Optional<Duration> waited) {
    return new DirectoryInUse(
        Text.of(
            "expected to use %s but it is in use by %s%s",
            config.directory(),
            owner.map(DirectoryOwner::text).orElse("an unnamed program"),
            waited
                .map(w -> Text.of(", whose broker did not answer within %d s", w.toSeconds()))
                .orElse("")));
  }

  private static boolean shares(DirectoryOwner owner) {
    return owner.sharing().equals(ClusterConfig.Sharing.SHARED.name());
  }

  private static boolean isJoinable(DirectoryOwner owner) {
    return shares(owner) && !owner.address().isEmpty() && owner.ownerLives();
  }

  /** Joins a running broker that is shared; empty if it does not answer or is about to stop. */
  private static Optional<Cluster> join(DirectoryOwner owner, Path directory) {
    Optional<BrokerUse> use = BrokerUse.begin(directory);
    if (use.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Object> connection = connection(owner.address());
    if (answers(owner, connection)) {
      JoinedBroker broker = new JoinedBroker(owner, use.get());
      return Optional.of(new Cluster(owner.cluster(), connection, broker));
    }
    use.get().close();
    return Optional.empty();
  }

  private static boolean answers(DirectoryOwner owner, Map<String, Object> connection) {
    try {
      return ClusterAnswer.describe(connection, ANSWER).clusterId().get().equals(owner.cluster());
    } catch (ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      throw ClusterAnswer.interrupted(e);
    }
  }

  /** Connects to brokers that are operated by others. */
  static Cluster reach(ClusterConfig.External config) {
    Map<String, Object> connection = new HashMap<>(config.properties());
    connection.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, config.bootstrapServers());
    try {
      DescribeClusterResult cluster = ClusterAnswer.describe(connection, CONNECT_TIMEOUT);
      String id = cluster.clusterId().get();
      // while a cluster forms, some brokers that the address names may be missing: topics that are
      // made with too few replicas would keep them
      int brokers = Math.max(cluster.nodes().get().size(), config.named());
      return new Cluster(id, connection, brokers, config.partitions());
    } catch (ExecutionException | TimeoutException e) {
      throw new ClusterException(unreached(config, e, connection), e);
    } catch (org.apache.kafka.common.KafkaException e) {
      String text = unreached(config, e, connection);
      throw FinalFailure.isUnresolved(e)
          ? new ClusterException(text, e)
          : new UnusableSettings(text, e);
    } catch (InterruptedException e) {
      throw ClusterAnswer.interrupted(e);
    }
  }

  private static String unreached(
      ClusterConfig.External config, Exception e, Map<String, Object> connection) {
    return Text.of(
        "expected a Kafka cluster at %s but: %s",
        config.text(), ClusterAnswer.cause(e, connection, CONNECT_TIMEOUT));
  }

  private static Map<String, Object> connection(String address) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, address);
    // loopback: a broker that is restarting can be asked again soon
    properties.put(CommonClientConfigs.RECONNECT_BACKOFF_MS_CONFIG, 20L);
    properties.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 200L);
    properties.put(CommonClientConfigs.RETRY_BACKOFF_MS_CONFIG, 20L);
    // nobody asks a command for metrics by JMX, which takes long to load
    properties.put(CommonClientConfigs.METRIC_REPORTER_CLASSES_CONFIG, "");
    return properties;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      throw ClusterAnswer.interrupted(e);
    }
  }
}
