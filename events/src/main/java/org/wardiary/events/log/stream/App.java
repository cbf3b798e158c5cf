package org.wardiary.events.log.stream;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.kafka.KafkaStreamsMetrics;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.CloseOptions.GroupMembershipOperation;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.ProcessorStateException;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** A running Kafka Streams application. Safe to share between threads. */
public final class App implements AutoCloseable {

  private static final Duration START_LIMIT = Duration.ofSeconds(120);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(30);

  /**
   * How long to wait for threads after the broker has died. Those that wait for the broker will not
   * end in time, but those that close their stores must: if the process ends meanwhile, RocksDB may
   * abort it.
   */
  private static final Duration STOP_LIMIT_AFTER_DEATH = Duration.ofSeconds(2);

  private final Cluster cluster;
  private final String name;
  private final Path stateFolder;
  private final GroupMembershipOperation atClose;
  private final KafkaStreams streams;
  private final CountDownLatch running = new CountDownLatch(1);
  private final ThreadRestarts restarts = new ThreadRestarts();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  // empty until metrics are requested, so that commands without metrics do not load their classes
  private final AtomicReference<Runnable> meters = new AtomicReference<>();

  private App(Cluster cluster, AppSettings settings, Topology topology) {
    this.cluster = cluster;
    this.name = settings.application();
    this.stateFolder = settings.instance().stateFolder().resolve(name);
    this.atClose = atClose(cluster, settings.instance().role());
    this.streams =
        new KafkaStreams(
            topology, settings.on(cluster), new AppClients(cluster), new MonotonicTime());
    streams.setStateListener((now, before) -> changed(now));
    streams.setUncaughtExceptionHandler(this::failed);
  }

  private StreamThreadExceptionResponse failed(Throwable error) {
    if (cluster.home() == Cluster.Home.EXTERNAL && restarts.allow(error, System.nanoTime())) {
      return StreamThreadExceptionResponse.REPLACE_THREAD;
    }
    failure.compareAndSet(null, error);
    return StreamThreadExceptionResponse.SHUTDOWN_CLIENT;
  }

  /**
   * Starts an application; {@link #awaitRunning} waits until it processes messages.
   *
   * @throws ClusterException if its local state cannot be read
   */
  public static App start(Cluster cluster, AppSettings settings, Topology topology) {
    return new App(cluster, settings, topology).start();
  }

  /** Starts an application that processes nothing until its streams are resumed. */
  static App startPaused(Cluster cluster, AppSettings settings, Topology topology) {
    App app = new App(cluster, settings, topology);
    app.streams.pause();
    return app.start();
  }

  private App start() {
    try {
      streams.start();
      return this;
    } catch (ProcessorStateException e) {
      streams.close(Duration.ZERO);
      // not deleted here: the disk may only be full, and a large state takes long to restore
      throw new ClusterException(
          Text.of(
              "expected to read the local state of %s but: %s (%s); if it is damaged, delete the"
                  + " folder %s, and it is restored from the cluster",
              name,
              e.getMessage(),
              Optional.ofNullable(e.getCause())
                  .map(Throwable::getMessage)
                  .orElse("no reason given"),
              stateFolder),
          e);
    }
  }

  /**
   * Waits until the application has its partitions and has restored its state.
   *
   * @throws ClusterException if it fails or takes too long
   */
  public void awaitRunning() {
    long end = System.nanoTime() + START_LIMIT.toNanos();
    try {
      while (!running.await(100, TimeUnit.MILLISECONDS)) {
        requireAlive();
        if (System.nanoTime() > end) {
          throw new ClusterException(
              Text.of(
                  "expected %s to run within %s but it is %s", name, START_LIMIT, streams.state()));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException(Text.of("expected %s to run but was interrupted", name), e);
    }
    requireAlive();
  }

  /**
   * Does nothing unless the application or its broker has failed.
   *
   * @throws AppFailed if the application has ended, with the reason
   * @throws ClusterException if the broker on this machine has died
   */
  public void requireAlive() {
    cluster.requireAlive();
    Optional<Throwable> error = Optional.ofNullable(failure.get());
    if (error.isPresent() || streams.state() == KafkaStreams.State.ERROR) {
      throw new AppFailed(name, error);
    }
  }

  /** Registers the metrics of Kafka Streams; only the first call has an effect. */
  public void measure(MeterRegistry registry) {
    if (meters.get() == null) {
      KafkaStreamsMetrics made = new KafkaStreamsMetrics(streams, Tags.of("application", name));
      if (meters.compareAndSet(null, made::close)) {
        made.bindTo(registry);
      }
    }
  }

  /** The application's current health. */
  public AppHealth health() {
    return AppHealth.of(name, streams);
  }

  /** The underlying Kafka Streams instance, for queries of its stores. */
  public KafkaStreams streams() {
    return streams;
  }

  private void changed(KafkaStreams.State now) {
    if (now == KafkaStreams.State.RUNNING || now == KafkaStreams.State.ERROR) {
      running.countDown();
    }
  }

  /**
   * Stops the application once it has finished what it is processing. On a broker of our own it
   * stays a member of its group, for the next program; so does a service, which will be restarted.
   * In all other cases it leaves the group, so that others get its partitions at once. If its
   * broker has died, its threads may live on for a minute; the program should then exit.
   */
  @Override
  public void close() {
    Optional.ofNullable(meters.get()).ifPresent(Runnable::run);
    if (stop()) {
      StoreFiles.removeOptions(stateFolder);
    }
  }

  /**
   * Whether it has stopped in time. Waits in short steps, since the broker may die meanwhile: a
   * thread that waits for its group then never ends.
   */
  private boolean stop() {
    CloseOptions step =
        CloseOptions.timeout(STOP_LIMIT_AFTER_DEATH).withGroupMembershipOperation(atClose);
    long begun = System.nanoTime();
    boolean stopped = false;
    boolean waits = true;
    while (!stopped && waits) {
      Duration limit = cluster.closing(STOP_LIMIT);
      stopped = streams.close(step);
      waits = System.nanoTime() - begun < limit.toNanos();
    }
    return stopped;
  }

  private static GroupMembershipOperation atClose(Cluster cluster, Role role) {
    return cluster.home() == Cluster.Home.EMBEDDED || role instanceof Role.Service
        ? GroupMembershipOperation.REMAIN_IN_GROUP
        : GroupMembershipOperation.LEAVE_GROUP;
  }
}
