package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.stream.App;
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

  private final Cluster cluster;
  private final Instance instance;
  private final AppRights rights;
  private final MessageCodecs codecs;
  // the timeline is asked for by several threads
  private final Map<Projection, Running> running =
      Collections.synchronizedMap(new EnumMap<>(Projection.class));

  /**
   * Applications on a cluster whose topics are there; none is started yet.
   *
   * @param instance this program
   * @param codecs read the log
   */
  public Projections(Cluster cluster, Instance instance, MessageCodecs codecs) {
    this.cluster = cluster;
    this.instance = instance;
    this.rights = new AppRights(cluster, instance);
    this.codecs = codecs;
  }

  /** Starts those that do not run here yet, and that this program may run. */
  public void start(Set<Projection> wanted) {
    for (Projection projection : wanted) {
      if (!running.containsKey(projection)) {
        rights.take(projection.applicationId()).ifPresent(lock -> start(projection, lock));
      }
    }
  }

  private void start(Projection projection, AppLock lock) {
    new SchemaTopic(cluster).publish(schemas(projection));
    AppSettings app = new AppSettings(projection.applicationId(), instance);
    running.put(
        projection,
        new Running(App.start(cluster, app, ProjectionTopology.of(projection, codecs)), lock));
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
    try (ConsumerLag lag = new ConsumerLag(cluster)) {
      new CatchUp(lag, this::keepRunning, remaining).await(wanted);
    }
  }

  /**
   * Starts those that do not run, here or in another program.
   *
   * @throws ClusterException if one that runs here has failed
   */
  public void keepRunning(Set<Projection> wanted) {
    start(wanted);
    running.values().forEach(here -> here.app().requireAlive());
  }

  /** The applications that run in this program. */
  public Set<Projection> running() {
    return Set.copyOf(running.keySet());
  }

  /** The timeline, if the boards application runs in this program. */
  public Optional<Timeline> timeline() {
    return Optional.ofNullable(running.get(Projection.BOARDS))
        .map(here -> new Timeline(here.app().streams(), codecs));
  }

  /**
   * Deletes an application's views and state, so that its next start folds the log from the
   * beginning.
   *
   * @throws ClusterException if it runs in another program
   */
  public void reset(Projection projection) {
    stop(projection);
    String application = projection.applicationId();
    AppLock lock =
        AppLock.take(instance.stateFolder(), application).orElseThrow(() -> runs(application));
    try {
      if (rights.othersRun(application)) {
        throw runs(application);
      }
      Reset.run(cluster, projection, instance.stateFolder());
    } finally {
      lock.close();
    }
  }

  private static ClusterException runs(String application) {
    return new ClusterException(
        Text.of("expected %s to be stopped but another program runs it", application));
  }

  private void stop(Projection projection) {
    Running here = running.remove(projection);
    if (here != null) {
      here.app().close();
      here.lock().close();
    }
  }

  @Override
  public void close() {
    EnumSet.allOf(Projection.class).forEach(this::stop);
    rights.close();
  }
}
