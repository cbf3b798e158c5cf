package org.wardiary.events.log.stream;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;

/** Starts the referee. */
public final class RefereeApp {

  private RefereeApp() {}

  /**
   * The right to run the referee on a state folder; nothing if another program has it, whose
   * referee then does the work.
   */
  public static Optional<AppLock> lock(Path stateFolder) {
    return AppLock.take(stateFolder, RefereeTopology.APPLICATION);
  }

  /**
   * Publishes the schemas that it writes with and starts the referee; the topics must be there.
   *
   * @param instance name of this instance, different for each program that shares the work
   * @param stateFolder folder for local state of all applications
   * @return the application, which may still be starting
   */
  public static App start(Cluster cluster, String instance, Path stateFolder, Pace pace) {
    SchemaTopic schemas = new SchemaTopic(cluster);
    schemas.publish(
        List.of(
            GameEvent.getClassSchema(),
            CommandMessage.getClassSchema(),
            CommandOutcome.getClassSchema()));
    AppSettings settings =
        new AppSettings(RefereeTopology.APPLICATION, instance, stateFolder, pace);
    return App.start(cluster, settings, RefereeTopology.build(schemas.withReleased()));
  }
}
