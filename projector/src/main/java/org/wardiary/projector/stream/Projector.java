package org.wardiary.projector.stream;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.events.log.stream.AppLock;
import org.wardiary.events.log.stream.AppRights;
import org.wardiary.events.log.stream.AppSettings;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RunningApp;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The application of the read side in this program, which makes all views. It is started when it is
 * needed, and stopped when this is closed. For one thread, unless stated otherwise.
 */
public final class Projector implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Projector.class);

  private final Cluster cluster;
  private final Builds builds;
  private final Instance instance;
  private final AppRights rights;
  private final MessageCodecs codecs;
  private final int commitMillis;
  // volatile, since several threads ask for the timeline
  private volatile Optional<RunningApp> running = Optional.empty();

  /**
   * Prepares the application on a cluster; it is not started yet.
   *
   * @param builds determines the build to run
   * @param instance this program
   * @param codecs the codecs to read the log with
   */
  public Projector(Cluster cluster, Builds builds, Instance instance, MessageCodecs codecs) {
    this(cluster, builds, instance, codecs, instance.tuning().foldMillis());
  }

  /** As above, with another commit interval, in milliseconds. */
  Projector(
      Cluster cluster, Builds builds, Instance instance, MessageCodecs codecs, int commitMillis) {
    this.commitMillis = commitMillis;
    this.cluster = cluster;
    this.builds = builds;
    this.instance = instance;
    this.rights = new AppRights(cluster, instance);
    this.codecs = codecs;
  }

  /** Starts the application, unless it runs here already or this program may not run it. */
  public void start() {
    if (running.isEmpty()) {
      Build build = builds.current();
      rights.take(build.applicationId()).ifPresent(lock -> start(build, lock));
    }
  }

  private void start(Build build, AppLock lock) {
    running = Optional.of(RunningApp.start(lock, () -> started(build)));
  }

  private App started(Build build) {
    new SchemaTopic(cluster).publish(schemas());
    AppSettings app = new AppSettings(build.applicationId(), instance, commitMillis);
    return App.start(cluster, app, ProjectionTopology.of(build::topic, codecs, cluster.home()));
  }

  private static List<Schema> schemas() {
    List<Schema> schemas = new ArrayList<>();
    schemas.add(TimelineChunk.getClassSchema());
    schemas.add(RevisionHistory.getClassSchema());
    ViewKind.all()
        .forEach(kind -> schemas.add(SpecificData.getForClass(kind.view()).getSchema(kind.view())));
    return schemas;
  }

  /**
   * Waits until the views cover the log up to its current end, then makes their build the current
   * one and removes replaced ones. The application is started only if it is behind.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws ClusterException if the application fails, or makes no progress for long
   */
  public void catchUp(LongConsumer remaining) {
    Build build = builds.current();
    catchUp(build, this::keepRunning, remaining);
    builds.swap(build);
    removeReplaced();
  }

  /** Whether the application has not passed the current end of the log; does not start it. */
  public boolean isBehind() {
    try (ConsumerLag lag = new ConsumerLag(cluster, builds.current())) {
      return lag.of(lag.ends()) > 0;
    }
  }

  private void catchUp(Build build, Runnable keepRunning, LongConsumer remaining) {
    try (ConsumerLag lag = new ConsumerLag(cluster, build)) {
      new CatchUp(lag, keepRunning, remaining).await();
    }
  }

  /**
   * Starts the application unless it runs, here or in another program.
   *
   * @throws ClusterException if it runs here and has failed
   */
  public void keepRunning() {
    start();
    requireAlive();
  }

  /**
   * Does nothing unless the application runs here and has failed.
   *
   * @throws ClusterException if it has
   */
  public void requireAlive() {
    running.ifPresent(here -> here.app().requireAlive());
  }

  /** The application's health, if it runs in this program; for any thread. */
  public Optional<AppHealth> health() {
    return running.map(here -> here.app().health());
  }

  /**
   * Adds the application's metrics to a registry, if it runs in this program; to be called once.
   */
  public void measure(MeterRegistry registry) {
    running.ifPresent(here -> here.app().measure(registry));
  }

  /** Whether the application runs in this program. */
  public boolean isRunning() {
    return running.isPresent();
  }

  /** The timeline, if the application runs in this program; for any thread. */
  public Optional<Timeline> timeline() {
    return running.map(here -> new Timeline(here.app().streams(), Partitions.on(cluster), codecs));
  }

  /**
   * Rebuilds all views from the beginning of the log, beside the existing ones. Once the new ones
   * have caught up, they become current, and the others are removed. If the program is killed
   * before that, nothing has changed.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws ClusterException if another program runs the application
   */
  public void rebuild(LongConsumer remaining) {
    stop();
    requireAlone(builds.current().applicationId());
    builds.abandoned().forEach(this::removeUnlessRun);
    Build build = builds.begin();
    start(build, lock(build.applicationId()));
    catchUp(build, this::requireAlive, remaining);
    builds.swap(build);
    builds.refreshTopics();
    removeReplaced();
  }

  private void requireAlone(String application) {
    lock(application).close();
    if (rights.othersRun(application)) {
      throw runs(application);
    }
  }

  private AppLock lock(String application) {
    return AppLock.take(instance.stateFolder(), application).orElseThrow(() -> runs(application));
  }

  private static ClusterException runs(String application) {
    return new ClusterException(
        Text.of("expected %s to be stopped but another program runs it", application));
  }

  /** Removes builds that were replaced and that nobody runs. */
  private void removeReplaced() {
    List<String> folders = Removal.folders(instance.stateFolder());
    builds.replaced(folders).forEach(this::removeUnlessRun);
  }

  private void removeUnlessRun(Build build) {
    AppLock.take(instance.stateFolder(), build.applicationId())
        .ifPresent(lock -> remove(build, lock));
  }

  private void remove(Build build, AppLock lock) {
    try (lock) {
      if (!rights.othersRun(build.applicationId())) {
        builds.retire(build);
        Removal.run(cluster, build, builds.topics(build), instance.stateFolder());
        builds.forget(build);
        lock.closeForEver();
      }
    } catch (ClusterException e) {
      // the old build does no harm: the next program that catches up tries again
      LOG.warn("{} could not be removed: {}", build.applicationId(), e.getMessage());
    }
  }

  /** Stops the application if it runs here; it is started again when it is needed. */
  public void stop() {
    Optional<RunningApp> here = running;
    running = Optional.empty();
    here.ifPresent(RunningApp::close);
  }

  @Override
  public void close() {
    stop();
    rights.close();
  }
}
