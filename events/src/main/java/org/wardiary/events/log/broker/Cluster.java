package org.wardiary.events.log.broker;

import java.io.IOException;
import java.nio.file.Path;
import java.security.UnrecoverableKeyException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.crypto.BadPaddingException;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterResult;
import org.apache.kafka.common.KafkaFuture;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.Text;

/**
 * A connection to a running cluster, from which all clients take their connection properties.
 * Closing it stops the broker if this object started one. Safe to share between threads.
 */
public final class Cluster implements AutoCloseable {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(15);
  // for a shared broker that is alive: an overloaded machine is slow to answer
  private static final Duration JOIN_TIMEOUT = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration ANSWER = Duration.ofSeconds(5);
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

  private Cluster(String id, Map<String, Object> connection, RunningBroker broker) {
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

  private Cluster(String id, Map<String, Object> connection, int brokers, OptionalInt partitions) {
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
    if (config instanceof ClusterConfig.External external) {
      return reach(external);
    }
    return start((ClusterConfig.Embedded) config);
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
      describe(connection, limit);
      silent.set(false);
    } catch (ExecutionException | TimeoutException | org.apache.kafka.common.KafkaException e) {
      silent.set(true);
      throw new ClusterException(
          Text.of(
              "expected the brokers %s to answer but: %s",
              bootstrapServers(), cause(e, connection, limit)),
          e);
    } catch (InterruptedException e) {
      throw interrupted(e);
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
        EmbeddedBroker broker = started.get();
        return new Cluster(broker.cluster(), connection(broker.address()), broker);
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
      return describe(connection, ANSWER).clusterId().get().equals(owner.cluster());
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
      DescribeClusterResult cluster = describe(connection, CONNECT_TIMEOUT);
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
      throw interrupted(e);
    }
  }

  private static String unreached(
      ClusterConfig.External config, Exception e, Map<String, Object> connection) {
    return Text.of(
        "expected a Kafka cluster at %s but: %s",
        config.text(), cause(e, connection, CONNECT_TIMEOUT));
  }

  /** What a cluster says of itself; id and nodes are there. */
  private static DescribeClusterResult describe(Map<String, Object> connection, Duration limit)
      throws ExecutionException, TimeoutException, InterruptedException {
    Admin admin = Admin.create(connection);
    try {
      DescribeClusterResult cluster = admin.describeCluster();
      KafkaFuture.allOf(cluster.clusterId(), cluster.nodes())
          .get(limit.toMillis(), TimeUnit.MILLISECONDS);
      return cluster;
    } finally {
      // otherwise closing would wait another minute for the answer
      admin.close(Duration.ZERO);
    }
  }

  private static String cause(Exception e, Map<String, Object> connection, Duration limit) {
    if (e instanceof TimeoutException) {
      String silent = Text.of("no answer within %d s", limit.toSeconds());
      return OpenPort.in(connection)
          .map(
              port ->
                  Text.of(
                      "%s in Kafka's protocol, although %s is open; with TLS or SASL, --command-config"
                          + " has to name security.protocol",
                      silent, port))
          .orElse(silent);
    }
    Throwable outer = e;
    Throwable inner = e;
    // why a key store does not open is of no use: that its password is wrong is said before
    while (inner.getCause() != null
        && !(inner.getCause() instanceof UnrecoverableKeyException)
        && !(inner.getCause() instanceof BadPaddingException)) {
      outer = inner;
      inner = inner.getCause();
    }
    if (inner instanceof IOException && inner.getCause() != null) {
      return outer.getMessage() + ": " + inner.getMessage();
    }
    String reason =
        inner instanceof IOException file
            ? FileProblem.text(file)
            : Optional.ofNullable(inner.getMessage()).orElse(inner.toString());
    // a failed request says what failed; other outer messages only that there is no client
    return e instanceof ExecutionException && e.getCause() != inner
        ? e.getCause().getMessage() + ": " + reason
        : reason;
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
      throw interrupted(e);
    }
  }

  private static ClusterException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new ClusterException("expected a cluster but the wait for it was interrupted", e);
  }
}
