package org.wardiary.events.log.broker;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterResult;
import org.apache.kafka.common.KafkaFuture;
import org.wardiary.events.text.Text;

/**
 * A cluster that is up: the one place that clients get their connection from. Closing it stops a
 * broker that it started. Safe to share between threads.
 */
public final class Cluster implements AutoCloseable {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(15);
  // of a broker that lives and is shared: a machine with more work than cores is slow to answer
  private static final Duration JOIN_TIMEOUT = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration ANSWER = Duration.ofSeconds(5);

  private final Map<String, Object> connection;
  private final Optional<RunningBroker> broker;
  private final Optional<BrokerDeath> death;
  private final Home home;
  private final Replication replication;
  private final GamePartitions partitions;

  /** Where the brokers are. */
  public enum Home {
    /** A broker of our own, alone, on this machine. */
    EMBEDDED,
    /** Somebody else's. */
    EXTERNAL
  }

  private Cluster(Map<String, Object> connection, RunningBroker broker) {
    this.connection = Map.copyOf(connection);
    this.broker = Optional.of(broker);
    this.death = Optional.of(BrokerDeath.of(broker));
    this.home = Home.EMBEDDED;
    this.replication = Replication.DEFAULT;
    this.partitions = new GamePartitions(OptionalInt.empty(), GamePartitions.ALONE);
  }

  private Cluster(Cluster lender) {
    this.connection = lender.connection;
    this.broker = lender.broker.map(LentBroker::new);
    this.death = lender.death;
    this.home = lender.home;
    this.replication = lender.replication;
    this.partitions = lender.partitions;
  }

  private Cluster(Map<String, Object> connection, int brokers, OptionalInt partitions) {
    this.connection = Map.copyOf(connection);
    this.broker = Optional.empty();
    this.death = Optional.empty();
    this.home = Home.EXTERNAL;
    this.replication = Replication.of(brokers);
    this.partitions = new GamePartitions(partitions, GamePartitions.SHARED);
  }

  /**
   * Reaches or starts the cluster and returns once clients can use it. A running broker that its
   * program shares is used in place of a new one.
   *
   * @throws DirectoryInUse if another program holds the data directory for itself
   * @throws ClusterException if there is no answer, or the broker does not start
   */
  public static Cluster open(ClusterConfig config) {
    if (config instanceof ClusterConfig.External external) {
      return reach(external);
    }
    return start((ClusterConfig.Embedded) config);
  }

  /** The same cluster for a piece of work that closes what it is given: this one stays open. */
  public Cluster lent() {
    return new Cluster(this);
  }

  /** {@code HOST:PORT,…} for other programs. */
  public String bootstrapServers() {
    return (String) connection.get(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG);
  }

  /** Where the brokers are. */
  public Home home() {
    return home;
  }

  /** How many copies of new topics there should be. */
  public Replication replication() {
    return replication;
  }

  /** Over how many partitions the games are spread. */
  public GamePartitions partitions() {
    return partitions;
  }

  /**
   * Properties that every client needs to connect.
   *
   * @param clientId the client's name in logs and metrics
   * @return a new map that may be added to
   */
  public Map<String, Object> clientProperties(String clientId) {
    Map<String, Object> properties = new HashMap<>(connection);
    properties.put(CommonClientConfigs.CLIENT_ID_CONFIG, clientId);
    return properties;
  }

  /** A new admin client; the caller closes it. Its calls fail at once when the broker here dies. */
  public Admin admin() {
    Admin admin = Admin.create(clientProperties("wardiary-admin"));
    onDeath(admin, one -> one.close(Duration.ZERO));
    return admin;
  }

  /**
   * Has a client, which would wait for it, stopped as soon as a broker on this machine, ours or one
   * that we joined, has died, at once if it has already. In a thread of its own or the caller's.
   *
   * @param client forgotten when nobody uses it any more
   * @param stop does it; keeps no reference to the client
   */
  public <T> void onDeath(T client, Consumer<? super T> stop) {
    death.ifPresent(known -> known.stop(client, stop));
  }

  /**
   * Does nothing while the cluster is there as far as we know.
   *
   * @throws ClusterException if a broker on this machine has died, with the end of its log if it
   *     was ours
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
   * How long a client should try to close in order: not at all once our broker has died, since what
   * it would wait for cannot come.
   *
   * @param usual how long else
   */
  public Duration closing(Duration usual) {
    return broker.flatMap(RunningBroker::failure).isPresent() ? Duration.ZERO : usual;
  }

  /** Process id of the broker that this handle started. */
  public Optional<Long> brokerPid() {
    return broker
        .filter(EmbeddedBroker.class::isInstance)
        .map(started -> ((EmbeddedBroker) started).pid());
  }

  @Override
  public void close() {
    broker.ifPresent(RunningBroker::close);
  }

  private static Cluster start(ClusterConfig.Embedded config) {
    long begin = System.nanoTime();
    while (true) {
      Optional<Cluster> running =
          DirectoryOwner.read(config.directory())
              .filter(Cluster::isJoinable)
              .flatMap(owner -> join(owner, config.directory()));
      if (running.isPresent()) {
        return running.get();
      }
      Optional<EmbeddedBroker> started = EmbeddedBroker.start(config);
      if (started.isPresent()) {
        return new Cluster(connection(started.get().address()), started.get());
      }
      Optional<DirectoryOwner> owner = DirectoryOwner.read(config.directory());
      boolean shared = owner.filter(Cluster::shares).isPresent();
      Duration patience =
          owner.filter(Cluster::isJoinable).isPresent() ? JOIN_TIMEOUT : CONNECT_TIMEOUT;
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

  /** A running broker that is shared, if it answers and stays. */
  private static Optional<Cluster> join(DirectoryOwner owner, Path directory) {
    Optional<BrokerUse> use = BrokerUse.begin(directory);
    if (use.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Object> connection = connection(owner.address());
    if (answers(owner, connection)) {
      return Optional.of(new Cluster(connection, new JoinedBroker(owner, use.get())));
    }
    use.get().close();
    return Optional.empty();
  }

  private static boolean answers(DirectoryOwner owner, Map<String, Object> connection) {
    try {
      return ask(connection, ANSWER, DescribeClusterResult::clusterId).equals(owner.cluster());
    } catch (ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static Cluster reach(ClusterConfig.External config) {
    Map<String, Object> connection = new HashMap<>(config.properties());
    connection.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, config.bootstrapServers());
    try {
      int brokers = ask(connection, CONNECT_TIMEOUT, DescribeClusterResult::nodes).size();
      return new Cluster(connection, brokers, config.partitions());
    } catch (ExecutionException | TimeoutException | org.apache.kafka.common.KafkaException e) {
      throw new ClusterException(
          Text.of("expected a Kafka cluster at %s but: %s", config.bootstrapServers(), cause(e)),
          e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static <T> T ask(
      Map<String, Object> connection,
      Duration limit,
      Function<DescribeClusterResult, KafkaFuture<T>> what)
      throws ExecutionException, TimeoutException, InterruptedException {
    Admin admin = Admin.create(connection);
    try {
      return what.apply(admin.describeCluster()).get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } finally {
      // else it would wait for the answer for a minute more
      admin.close(Duration.ZERO);
    }
  }

  private static String cause(Exception e) {
    if (e instanceof TimeoutException) {
      return Text.of("no answer within %d s", CONNECT_TIMEOUT.toSeconds());
    }
    return e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
  }

  private static Map<String, Object> connection(String address) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, address);
    // loopback: a broker that is restarted is worth asking again soon
    properties.put(CommonClientConfigs.RECONNECT_BACKOFF_MS_CONFIG, 20L);
    properties.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 200L);
    properties.put(CommonClientConfigs.RETRY_BACKOFF_MS_CONFIG, 20L);
    return properties;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static ClusterException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new ClusterException("expected a cluster but the wait for it was interrupted", e);
  }
}
