package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.Session;

/**
 * A broker and several instances of {@code run} that share the work on it, each a process of its
 * own on this machine. They end when this is closed. For one thread.
 */
final class InstanceCluster implements AutoCloseable {

  /** The default number of partitions of an archive on a cluster. */
  private static final int PARTITIONS = 24;

  private static final long PATIENCE_NANOS = 120_000_000_000L;
  private static final int PAUSE_MS = 200;

  private final Cluster broker;
  private final List<RunningInstance> instances = new ArrayList<>();
  private final Path folder;

  private InstanceCluster(Cluster broker, Path folder) {
    this.broker = broker;
    this.folder = folder;
  }

  /**
   * Starts a broker and instances.
   *
   * @param launcher the launcher of the program
   * @param folder folder for all data
   * @param number number of instances
   */
  static InstanceCluster start(Path launcher, Path folder, int number) throws IOException {
    Cluster broker =
        Cluster.open(
            new ClusterConfig.Embedded(
                folder.resolve("broker"), 0, ClusterConfig.Sharing.SHARED, "wardiary bench"));
    InstanceCluster cluster = new InstanceCluster(broker, folder);
    try {
      for (int i = 1; i <= number; i++) {
        Path own = folder.resolve(Text.of("instance-%d", i));
        cluster.instances.add(
            RunningInstance.start(launcher, broker.bootstrapServers(), PARTITIONS, own));
      }
      return cluster;
    } catch (IOException | RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  /** The number of instances. */
  int number() {
    return instances.size();
  }

  /** Waits until all are ready and each has its share of the partitions. */
  void awaitShares() throws IOException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!isShared()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(
            Text.of(
                "expected %d instances to share %d partitions within two minutes",
                number(), PARTITIONS));
      }
      try {
        Thread.sleep(PAUSE_MS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("expected instances to be ready but was interrupted", e);
      }
    }
  }

  private boolean isShared() throws IOException {
    for (RunningInstance instance : instances) {
      if (!instance.isReady() || instance.share() * number() < PARTITIONS) {
        return false;
      }
    }
    return true;
  }

  /** Opens the archive as a command that runs beside the instances would. The caller closes it. */
  Session session() {
    ClusterConfig.External external =
        new ClusterConfig.External(broker.bootstrapServers(), Map.of(), OptionalInt.of(PARTITIONS));
    return Session.open(external, folder.resolve("command"));
  }

  /** CPU seconds that the broker and the instances have used. */
  double cpu() {
    double brokers = broker.brokerPid().flatMap(ProcessHandle::of).map(Processes::cpu).orElse(0.0);
    return brokers + instances.stream().mapToDouble(RunningInstance::cpu).sum();
  }

  @Override
  public void close() {
    instances.forEach(RunningInstance::close);
    broker.close();
  }
}
