package org.wardiary.reports.archive;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.Projection;

/**
 * What a program that stays does for its archive: which applications run here, and how they are.
 */
public final class Upkeep {

  private final OwnReferee referee;
  private final ReadSide readSide;

  Upkeep(OwnReferee referee, ReadSide readSide) {
    this.referee = referee;
    this.readSide = readSide;
  }

  /** Starts the read side ahead of need, so that it folds while games are stored. */
  public void startReading() {
    readSide.projections().start(EnumSet.allOf(Projection.class));
  }

  /**
   * Sees to it that the read side catches up, without waiting for it: starts applications that are
   * behind, and stops all that run here once none is.
   */
  public void keepUp() {
    Set<Projection> behind = readSide.projections().behind(EnumSet.allOf(Projection.class));
    if (behind.isEmpty()) {
      readSide.projections().stop();
    } else {
      readSide.projections().keepRunning(behind);
    }
  }

  /**
   * Sees to it that a referee runs, here or in another program on the archive.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the broker or our referee has failed
   */
  public void keepReferee() {
    referee.keep();
  }

  /**
   * Sees to it that this program does its share of all the work there is.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the cluster is gone or one of the
   *     applications here has failed
   */
  public void keepRunning() {
    referee.keep();
    readSide.projections().keepRunning(EnumSet.allOf(Projection.class));
  }

  /**
   * Has the views count that this program makes, if they have caught up with the log.
   *
   * @return whether they have
   */
  public boolean settle() {
    Set<Projection> all = EnumSet.allOf(Projection.class);
    if (!readSide.projections().behind(all).isEmpty()) {
      return false;
    }
    readSide.projections().catchUp(all, remaining -> {});
    return true;
  }

  /** Whether applications of the read side run here. */
  public boolean isReading() {
    return !readSide.projections().running().isEmpty();
  }

  /** Adds what the applications that run here measure to a registry, once. */
  public void measure(MeterRegistry registry) {
    referee.measure(registry);
    readSide.projections().measure(registry);
  }

  /** How the applications are that run here, by name; for any thread. */
  public List<AppHealth> health() {
    List<AppHealth> all = new ArrayList<>(readSide.projections().health());
    referee.health().ifPresent(all::add);
    return all;
  }
}
