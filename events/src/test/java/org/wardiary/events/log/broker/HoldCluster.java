package org.wardiary.events.log.broker;

import java.nio.file.Path;

/** Opens a cluster in a directory, prints the broker's process id, and waits to be killed. */
final class HoldCluster {

  private HoldCluster() {}

  public static void main(String[] args) throws InterruptedException {
    Cluster cluster =
        Cluster.open(
            new ClusterConfig.Embedded(
                Path.of(args[0]), 0, ClusterConfig.Sharing.valueOf(args[1]), "test hold"));
    System.out.println(cluster.brokerPid().orElse(0L));
    Thread.sleep(600_000);
  }
}
