package org.wardiary.projector.stream;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.kafka.streams.Topology;
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
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The applications of the read side in this program: started when they are needed, stopped when
 * this is closed. For one thread.
 */
public final class Projections implements AutoCloseable {

  /** An application that runs here, and the lock that only one program holds. */
  private record Running(App app, AppLock lock) {}

  private static final Logger LOG = LoggerFactory.getLogger(Projections.class);

  private final Cluster cluster;
  private final Builds builds;
  private final Instance instance;
  private final AppRights rights;
  private final MessageCodecs codecs;
  // the timeline is asked for by several threads
  private final Map<Projection, Running> running =
      Collections.synchronizedMap(new EnumMap<>(Projection.class));

  /**
   * Applications on a cluster; none is started yet.
   *
   * @param builds which builds are run
   * @param instance this program
   * @param codecs read the log
   */
  public Projections(Cluster cluster, Builds builds, Instance instance, MessageCodecs codecs) {
    this.cluster = cluster;
    this.builds = builds;
    this.instance = instance;
    this.rights = new AppRights(cluster, instance);
    this.codecs = codecs;
  }

  /** Starts those that do not run here yet, and that this program may run. */
  public void start(Set<Projection> wanted) {
    for (Projection projection : wanted) {
      if (!running.containsKey(projection)) {
        Build build = builds.current(projection);
        rights.take(build.applicationId()).ifPresent(lock -> start(projection, build, lock));
      }
    }
  }

  private void start(Projection projection, Build build, AppLock lock) {
    new SchemaTopic(cluster).publish(schemas(projection));
    AppSettings app =
        new AppSettings(build.applicationId(), instance, instance.pace().foldMillis());
    Topology topology = ProjectionTopology.of(projection, build::topic, codecs, cluster.home());
    running.put(projection, new Running(App.start(cluster, app, topology), lock));
  }

  private static List<Schema> schemas(Projection projection) {
    List<Schema> schemas = new ArrayList<>();
    schemas.add(TimelineChunk.getClassSchema());
    schemas.add(RevisionHistory.getClassSchema());
    projection
        .views()
        .forEach(kind -> schemas.add(SpecificData.getForClass(kind.view()).getSchema(kind.view())));
    return schemas;
  }

  /**
   * Waits until applications have passed the end of the log as it is now. Those that are behind are
   * started; when none is, nothing is.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws ClusterException if one fails, or none makes progress for long
   */
  public void catchUp(Set<Projection> wanted, LongConsumer remaining) {
    catchUp(builds::current, wanted, this::keepRunning, remaining);
    for (Projection projection : wanted) {
      builds.swap(projection, builds.current(projection));
      remove(projection, builds.grace());
    }
  }

  /** Those that have not passed the end of the log as it is now; none is started. */
  public Set<Projection> behind(Set<Projection> wanted) {
    try (ConsumerLag lag =
        new ConsumerLag(cluster, projection -> builds.current(projection).applicationId())) {
      Set<Projection> behind = EnumSet.noneOf(Projection.class);
      lag.of(wanted, lag.ends())
          .forEach(
              (projection, offsets) -> {
                if (offsets > 0) {
                  behind.add(projection);
                }
              });
      return behind;
    }
  }

  private void catchUp(
      Function<Projection, Build> which,
      Set<Projection> wanted,
      Consumer<Set<Projection>> keepRunning,
      LongConsumer remaining) {
    try (ConsumerLag lag =
        new ConsumerLag(cluster, projection -> which.apply(projection).applicationId())) {
      new CatchUp(lag, keepRunning, remaining).await(wanted);
    }
  }

  /**
   * Starts those that do not run, here or in another program.
   *
   * @throws ClusterException if one that runs here has failed
   */
  public void keepRunning(Set<Projection> wanted) {
    start(wanted);
    requireAlive();
  }

  private void requireAlive() {
    running.values().forEach(here -> here.app().requireAlive());
  }

  /** How the applications are that run in this program. */
  public List<AppHealth> health() {
    synchronized (running) {
      return running.values().stream().map(here -> here.app().health()).toList();
    }
  }

  /** Adds what the applications that run in this program measure to a registry, once. */
  public void measure(MeterRegistry registry) {
    synchronized (running) {
      running.values().forEach(here -> here.app().measure(registry));
    }
  }

  /** The applications that run in this program. */
  public Set<Projection> running() {
    return Set.copyOf(running.keySet());
  }

  /** The timeline, if the boards application runs in this program. */
  public Optional<Timeline> timeline() {
    return Optional.ofNullable(running.get(Projection.BOARDS))
        .map(here -> new Timeline(here.app().streams(), Partitions.on(cluster), codecs));
  }

  /**
   * Makes views anew from the beginning of the log, beside those that stand. Once the new ones have
   * caught up they count, and the others are removed. Killed before that, nothing has changed.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws ClusterException if another program makes them
   */
  public void rebuild(Set<Projection> wanted, LongConsumer remaining) {
    Map<Projection, Build> fresh = new EnumMap<>(Projection.class);
    for (Projection projection : wanted) {
      stop(projection);
      requireAlone(builds.current(projection).applicationId());
      builds.abandoned(projection).forEach(build -> removeUnlessRun(projection, build));
      Build build = builds.begin(projection);
      fresh.put(projection, build);
      start(projection, build, lock(build.applicationId()));
    }
    catchUp(fresh::get, wanted, behind -> requireAlive(), remaining);
    fresh.forEach(builds::swap);
    builds.look();
    wanted.forEach(projection -> remove(projection, grace()));
  }

  private Duration grace() {
    return cluster.home() == Cluster.Home.EMBEDDED ? Duration.ZERO : builds.grace();
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

  /** Removes builds that were replaced so long ago, and that nobody runs. */
  private void remove(Projection projection, Duration replacedFor) {
    long before = System.currentTimeMillis() - replacedFor.toMillis();
    List<String> folders = Removal.folders(instance.stateFolder());
    builds
        .replaced(projection, before, folders)
        .forEach(build -> removeUnlessRun(projection, build));
  }

  private void removeUnlessRun(Projection projection, Build build) {
    AppLock.take(instance.stateFolder(), build.applicationId())
        .ifPresent(lock -> remove(projection, build, lock));
  }

  private void remove(Projection projection, Build build, AppLock lock) {
    try (lock) {
      if (!rights.othersRun(build.applicationId())) {
        builds.retire(projection, build);
        Removal.run(cluster, build, builds.topics(build), instance.stateFolder());
        lock.closeForEver();
      }
    } catch (ClusterException e) {
      // it is in nobody's way: the next program tries again
      LOG.warn("{} stays for now: {}", build.applicationId(), e.getMessage());
    }
  }

  private void stop(Projection projection) {
    Running here = running.remove(projection);
    if (here != null) {
      here.app().close();
      here.lock().close();
    }
  }

  /** Stops those that run here; they are started again when they are needed. */
  public void stop() {
    EnumSet.allOf(Projection.class).forEach(this::stop);
  }

  @Override
  public void close() {
    stop();
    rights.close();
  }
}
