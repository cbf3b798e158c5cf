package org.wardiary.events.log;

import org.junit.jupiter.api.Tag;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/** The log on an embedded broker. */
@Tag("slow")
class EmbeddedLogTest extends LogContract {

  @Override
  Cluster open() {
    return Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
  }
}
