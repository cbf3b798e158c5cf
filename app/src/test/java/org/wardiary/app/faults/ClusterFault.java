package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.text.Text;

/**
 * A fault of one of three brokers or of one of two instances while commands archive through them.
 * The others continue, and after the fault all five work again.
 */
final class ClusterFault implements Fault {

  private static final int MOST_GAMES = 24;
  private static final int LONGEST_MS = 1500;
  private static final int MORE_BYTES = 1 << 20;
  private static final int FULL_S = 30;
  private static final int FAILED = 3;
  private static final int COMPUTERS = 5;
  private static final int LONGEST_CUT_MS = 30_000;

  /** What happens, and to what. */
  enum Blow {
    /** {@code kill -9} of an instance, which is started again. */
    INSTANCE_KILLED,
    /**
     * An instance is stopped for longer than its session, so that the other one takes over, and
     * then continues where it was: two referees of the same partitions.
     */
    INSTANCE_FROZEN,
    /** {@code kill -9} of a broker, which is started again. */
    BROKER_KILLED,
    /** No space for the state of an instance, which is started again once there is. */
    INSTANCE_DISK_FULL,
    /** A broker or an instance is cut off from the others for some time. */
    NETWORK_CUT
  }

  private final Path folder;
  private final Blow blow;
  private final Optional<SmallDisk> disk;
  private final Optional<Network> network;
  private final ClusterArchive cluster;
  private final Set<String> said = new TreeSet<>();

  ClusterFault(Path folder, Blow blow) throws Exception {
    this.folder = folder;
    this.blow = blow;
    this.disk =
        blow == Blow.INSTANCE_DISK_FULL
            ? Optional.of(new SmallDisk(folder.resolve("instance-1")))
            : Optional.empty();
    this.network =
        blow == Blow.NETWORK_CUT ? Optional.of(new Network(COMPUTERS)) : Optional.empty();
    this.cluster = new ClusterArchive(folder, network.map(Network::places).orElse(List.of()));
  }

  @Override
  public List<Object> archive() {
    return cluster.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    try (Writing writing = new Writing(book, folder, archive())) {
      writing.awaitGames(1 + random.nextInt(MOST_GAMES));
      Thread.sleep(random.nextInt(LONGEST_MS));
      long moment = System.nanoTime();
      strike(random, writing, moment);
      Duration taken = writing.awaitCommandAfter(moment);
      cluster.awaitReady();
      cluster.awaitInSync();
      said.addAll(writing.errors());
      writing.requireSound();
      return taken;
    }
  }

  private void strike(Random random, Writing writing, long moment) throws Exception {
    switch (blow) {
      case INSTANCE_KILLED -> {
        int instance = random.nextInt(2);
        cluster.instance(instance).kill();
        Thread.sleep(random.nextInt(LONGEST_MS));
        cluster.restart(instance);
      }
      case INSTANCE_FROZEN -> {
        Process instance = cluster.instance(random.nextInt(2)).process();
        Commands.signal("STOP", instance.pid());
        try {
          // by now the other instance has its partitions
          writing.awaitCommandAfter(moment);
          Thread.sleep(random.nextInt(LONGEST_MS));
        } finally {
          Commands.signal("CONT", instance.pid());
        }
        writing.awaitCommandAfter(System.nanoTime());
        Promises.require(instance.isAlive(), "the instance that was frozen has ended");
      }
      case BROKER_KILLED -> {
        int broker = random.nextInt(3);
        cluster.brokers().kill(broker);
        writing.awaitCommandAfter(moment);
        cluster.brokers().restart(broker);
      }
      case NETWORK_CUT -> {
        int computer = random.nextInt(COMPUTERS);
        network.orElseThrow().cut(computer);
        Thread.sleep(random.nextInt(LONGEST_CUT_MS));
        network.orElseThrow().heal(computer);
      }
      case INSTANCE_DISK_FULL -> fillDisk(random, disk.orElseThrow());
    }
    cluster.requireAlive();
  }

  private void fillDisk(Random random, SmallDisk small) throws Exception {
    Process instance = cluster.instance(0).process();
    small.leave(random.nextInt(MORE_BYTES));
    if (instance.waitFor(FULL_S, TimeUnit.SECONDS)) {
      Promises.require(
          instance.exitValue() == FAILED,
          Text.of("the instance ended with %d", instance.exitValue()));
    } else {
      // it may write what it keeps in memory to the disk only when it ends, or only to the log
      instance.destroy();
      Promises.require(
          instance.waitFor(2L * FULL_S, TimeUnit.SECONDS), "the instance does not end");
    }
    small.mend();
    cluster.restart(0);
  }

  @Override
  public List<String> said() {
    return List.copyOf(said);
  }

  @Override
  public void close() throws IOException {
    cluster.close();
    if (disk.isPresent()) {
      disk.get().close();
    }
    if (network.isPresent()) {
      network.get().close();
    }
  }
}
