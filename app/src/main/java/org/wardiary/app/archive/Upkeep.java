package org.wardiary.app.archive;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.projector.query.ReadSide;

/** Starts, stops and monitors the applications that a long-running program runs for its archive. */
public final class Upkeep {

  private final Cluster cluster;
  private final OwnReferee referee;
  private final ReadSide readSide;

  Upkeep(Cluster cluster, OwnReferee referee, ReadSide readSide) {
    this.cluster = cluster;
    this.referee = referee;
    this.readSide = readSide;
  }

  /**
   * Asks the cluster for an answer.
   *
   * @param limit how long to wait for it
   * @throws org.wardiary.events.log.broker.ClusterException if it does not answer in time
   */
  public void requireAnswer(Duration limit) {
    cluster.requireAnswer(limit);
  }

  /**
   * Does nothing unless an application that runs here has ended for good.
   *
   * @throws org.wardiary.events.log.stream.AppFailed if one has
   */
  public void requireAlive() {
    referee.requireAlive();
    readSide.projector().requireAlive();
  }

  /** Starts the read side ahead of need, so that it folds while games are stored. */
  public void startReading() {
    readSide.projector().start();
  }

  /**
   * Has the read side catch up without waiting for it: starts the projector if it is behind, and
   * stops it once it is not.
   */
  public void keepUp() {
    if (readSide.projector().isBehind()) {
      readSide.projector().keepRunning();
    } else {
      readSide.projector().stop();
    }
  }

  /**
   * Makes sure that a referee runs, here or in another program on the archive.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the broker or our referee has failed
   */
  public void keepReferee() {
    referee.keep();
  }

  /**
   * Makes sure that this program does its share of all work on the archive.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the cluster is gone or one of the
   *     applications here has failed
   */
  public void keepRunning() {
    referee.keep();
    readSide.projector().keepRunning();
  }

  /**
   * Puts the views that this program makes into use, if they have caught up with the log.
   *
   * @return whether they have caught up
   */
  public boolean settle() {
    if (readSide.projector().isBehind()) {
      return false;
    }
    readSide.projector().catchUp(remaining -> {});
    return true;
  }

  /** Whether the application of the read side runs here. */
  public boolean isReading() {
    return readSide.projector().isRunning();
  }

  /**
   * Adds the metrics of the applications that run here to a registry; when repeated, adds only new
   * ones.
   */
  public void measure(MeterRegistry registry) {
    referee.measure(registry);
    readSide.projector().measure(registry);
  }

  /** The health of each application that runs here; for any thread. */
  public List<AppHealth> health() {
    List<AppHealth> all = new ArrayList<>();
    readSide.projector().health().ifPresent(all::add);
    referee.health().ifPresent(all::add);
    return all;
  }
}
