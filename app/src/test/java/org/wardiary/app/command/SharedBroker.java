package org.wardiary.app.command;

import java.nio.file.Path;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;

/** A broker that the commands of a test use, so that each need not start one of its own. */
final class SharedBroker {

  private SharedBroker() {}

  /** Starts the broker on an archive; it runs until it is closed. */
  static Cluster on(Path data) {
    return Cluster.open(new ClusterConfig.Embedded(data, 0, Sharing.SHARED, "test"));
  }
}
