package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;

/** Starts the referee application. */
public final class RefereeApp {

  private RefereeApp() {}

  /**
   * Takes the right to run the referee; empty if another program has it, whose referee then does
   * the work.
   */
  public static Optional<AppLock> lock(AppRights rights) {
    return rights.take(RefereeTopology.APPLICATION);
  }

  /**
   * Publishes the schemas that the referee writes with and starts it; the topics must exist.
   *
   * @return the application, which may still be starting
   */
  public static App start(Cluster cluster, Instance instance) {
    SchemaTopic schemas = new SchemaTopic(cluster);
    schemas.publish(
        List.of(
            GameEvent.getClassSchema(),
            EventBatch.getClassSchema(),
            CommandMessage.getClassSchema(),
            CommandOutcome.getClassSchema()));
    AppSettings settings = new AppSettings(RefereeTopology.APPLICATION, instance);
    return App.start(cluster, settings, RefereeTopology.build(schemas.withReleased()));
  }
}
