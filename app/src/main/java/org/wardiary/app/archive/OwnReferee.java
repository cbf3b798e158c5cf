package org.wardiary.app.archive;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.events.log.stream.AppRights;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RefereeApp;
import org.wardiary.events.log.stream.RunningApp;

/** The referee of a session; it runs here unless another program on the archive runs one. */
final class OwnReferee implements AutoCloseable {

  private final Cluster cluster;
  private final Instance instance;
  private final AppRights rights;
  private Optional<RunningApp> running = Optional.empty();
  private boolean closed;

  OwnReferee(Cluster cluster, Instance instance, AppRights rights) {
    this.cluster = cluster;
    this.instance = instance;
    this.rights = rights;
  }

  /**
   * Makes sure that a referee runs: either the one here is alive, or another program on this
   * archive runs one. If that program has ended, starts one here, unless this is closed.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the broker or our referee has failed
   */
  synchronized void keep() {
    cluster.requireAlive();
    if (running.isEmpty() && !closed) {
      running =
          RefereeApp.lock(rights)
              .map(lock -> RunningApp.start(lock, () -> RefereeApp.start(cluster, instance)));
    }
    requireAlive();
  }

  /** Does nothing unless the referee runs here and has failed. */
  void requireAlive() {
    running().ifPresent(own -> own.app().requireAlive());
  }

  /** Submits games to the referee. The caller closes the submitter. */
  RecordSubmitter submitter(Consumer<CommandOutcome> outcomes) {
    keep();
    running().ifPresent(own -> own.app().awaitRunning());
    return new RecordSubmitter(
        cluster, new SchemaTopic(cluster).withReleased(), this::keep, outcomes);
  }

  private synchronized Optional<RunningApp> running() {
    return running;
  }

  /** Adds the referee's metrics to a registry if it runs here; when repeated, adds nothing. */
  void measure(MeterRegistry registry) {
    running().ifPresent(own -> own.app().measure(registry));
  }

  /** The health of the referee, if it runs here; for any thread. */
  Optional<AppHealth> health() {
    return running().map(own -> own.app().health());
  }

  @Override
  public synchronized void close() {
    closed = true;
    running.ifPresent(RunningApp::close);
  }
}
