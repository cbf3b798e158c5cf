package org.wardiary.events.log.broker;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.wardiary.events.text.Text;

/**
 * A connection to a running cluster, from which all clients take their connection properties.
 * Closing it stops the broker if this object started one. Safe to share between threads.
 */
public final class Cluster implements AutoCloseable {

  private static final Duration CLOSE_WHILE_SILENT = Duration.ofSeconds(2);

  private final String id;
  private final Map<String, Object> connection;
  private final Optional<RunningBroker> broker;
  private final Optional<BrokerDeath> death;
  private final Home home;
  private final Replication replication;
  private final GamePartitions partitions;
  private final AtomicBoolean silent;

  /** Where the brokers are. */
  public enum Home {
    /** A broker of our own, the only one, on this machine. */
    EMBEDDED,
    /** A cluster that is operated by others. */
    EXTERNAL
  }

  /** The cluster of a broker on this machine. */
  Cluster(String id, Map<String, Object> connection, RunningBroker broker) {
    this.id = id;
    this.connection = Map.copyOf(connection);
    this.broker = Optional.of(broker);
    this.death = Optional.of(BrokerDeath.of(broker));
    this.home = Home.EMBEDDED;
    this.replication = Replication.DEFAULT;
    this.partitions = new GamePartitions(OptionalInt.empty(), GamePartitions.ALONE);
    this.silent = new AtomicBoolean();
  }

  private Cluster(Cluster lender) {
    this.id = lender.id;
    this.connection = lender.connection;
    this.broker = lender.broker.map(LentBroker::new);
    this.death = lender.death;
    this.home = lender.home;
    this.replication = lender.replication;
    this.partitions = lender.partitions;
    this.silent = lender.silent;
  }

  /** A cluster of brokers that are operated by others. */
  Cluster(String id, Map<String, Object> connection, int brokers, OptionalInt partitions) {
    this.id = id;
    this.connection = Map.copyOf(connection);
    this.broker = Optional.empty();
    this.death = Optional.empty();
    this.home = Home.EXTERNAL;
    this.replication = Replication.of(brokers);
    this.partitions = new GamePartitions(partitions, GamePartitions.SHARED);
    this.silent = new AtomicBoolean();
  }

  /**
   * Connects to the cluster or starts a broker, and returns once clients can use it. A running
   * broker that its program shares is used instead of starting a new one.
   *
   * @throws DirectoryInUse if another program uses the data directory exclusively
   * @throws ClusterException if the cluster does not answer or the broker does not start, or if
   *     this is a release for another platform
   */
  public static Cluster open(ClusterConfig config) {
    NativeParts.require();
    return config instanceof ClusterConfig.External external
        ? ClusterStart.reach(external)
        : ClusterStart.start((ClusterConfig.Embedded) config);
  }

  /**
   * The same cluster for code that closes what it is given; closing the returned object does not
   * close this one.
   */
  public Cluster lent() {
    return new Cluster(this);
  }

  /** The bootstrap servers as {@code HOST:PORT,…}, for other programs. */
  public String bootstrapServers() {
    return (String) connection.get(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG);
  }

  /**
   * Kafka's id of the cluster, made with its log: what is kept of one cluster is not of another.
   */
  public String id() {
    return id;
  }

  /** Where the brokers are. */
  public Home home() {
    return home;
  }

  /** The number of replicas that new topics should have. */
  public Replication replication() {
    return replication;
  }

  /** The number of partitions over which the games are spread. */
  public GamePartitions partitions() {
    return partitions;
  }

  /**
   * The properties that every client needs to connect.
   *
   * @param clientId the client's name in logs and metrics
   * @return a new map that may be added to
   */
  public Map<String, Object> clientProperties(String clientId) {
    Map<String, Object> properties = new HashMap<>(connection);
    properties.put(CommonClientConfigs.CLIENT_ID_CONFIG, clientId);
    return properties;
  }

  /**
   * Creates an admin client, which the caller closes. Its calls fail at once if a broker on this
   * machine dies.
   */
  public Admin admin() {
    Admin admin = Admin.create(clientProperties("wardiary-admin"));
    onDeath(admin, one -> one.close(Duration.ZERO));
    return admin;
  }

  /**
   * Has a client stopped as soon as a broker on this machine, whether started here or joined, has
   * died, since the client would otherwise wait for it. Runs on another thread, or immediately on
   * the caller's thread if the broker has died already.
   *
   * @param client forgotten when it is no longer in use
   * @param stop stops the client; it must not keep a reference to it
   */
  public <T> void onDeath(T client, Consumer<? super T> stop) {
    death.ifPresent(known -> known.stop(client, stop));
  }

  /**
   * Does nothing unless the cluster is known to have failed.
   *
   * @throws ClusterException if a broker on this machine has died; includes the end of its log if
   *     it was started here
   */
  public void requireAlive() {
    broker
        .flatMap(RunningBroker::failure)
        .ifPresent(
            failure -> {
              throw new ClusterException(failure);
            });
  }

  /**
   * Asks the brokers for an answer.
   *
   * @param limit how long to wait for it
   * @throws ClusterException if none of them answers in time
   */
  public void requireAnswer(Duration limit) {
    try {
      ClusterAnswer.describe(connection, limit);
      silent.set(false);
    } catch (ExecutionException | TimeoutException | org.apache.kafka.common.KafkaException e) {
      silent.set(true);
      throw new ClusterException(
          Text.of(
              "expected the brokers %s to answer but: %s",
              bootstrapServers(), ClusterAnswer.cause(e, connection, limit)),
          e);
    } catch (InterruptedException e) {
      throw ClusterAnswer.interrupted(e);
    }
  }

  /**
   * How long to wait for a client to close properly: not at all once the broker on this machine has
   * died, since it can no longer answer; a moment if no broker answered when last asked.
   *
   * @param usual how long to wait otherwise
   */
  public Duration closing(Duration usual) {
    if (broker.flatMap(RunningBroker::failure).isPresent()) {
      return Duration.ZERO;
    }
    return silent.get() && usual.compareTo(CLOSE_WHILE_SILENT) > 0 ? CLOSE_WHILE_SILENT : usual;
  }

  /** The process id of the broker that this object started, if it started one. */
  public Optional<Long> brokerPid() {
    return broker
        .filter(EmbeddedBroker.class::isInstance)
        .map(started -> ((EmbeddedBroker) started).pid());
  }

  @Override
  public void close() {
    broker.ifPresent(RunningBroker::close);
  }
}
