package org.wardiary.app.command;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.wardiary.app.job.ReportJob;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.resident.LingeringArchive;
import org.wardiary.app.resident.TallyWork;
import org.wardiary.app.tally.RetentionPolicy;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.Signals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The background program that {@link Lingering} starts. It ends when nothing has used it for some
 * time, when its broker has died, or on SIGTERM.
 */
@Command(
    name = "linger",
    hidden = true,
    description = "Runs the archive's broker and answers commands until nothing uses it any more.")
final class LingerCommand implements Callable<Integer> {

  private static final String LOCK = "linger.lock";
  private static final long LOOK_MS = 250;
  private static final Duration COUNTING = Duration.ofSeconds(1);

  @Mixin private StorageOptions storage;

  @Option(names = "--minutes", paramLabel = "N", required = true, description = "of no use")
  private int minutes;

  @Override
  public Integer call() throws IOException {
    // in case it was not started in a session of its own
    Signals.ignore("INT");
    Signals.ignore("HUP");
    Path lock = storage.data().resolve(LOCK);
    try (StopSignal stop = StopSignal.listen();
        FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock only = channel.tryLock()) {
      // two commands may have started this program at the same time; and the address where another
      // program answers must not be replaced
      if (only != null && !ClusterConfig.isOthers(storage.data(), Lingering.COMMAND)) {
        linger(stop);
      }
    }
    return ExitCode.DONE;
  }

  private void linger(StopSignal stop) {
    LingeringArchive archive = new LingeringArchive(storage.data());
    CommandServer commands =
        CommandServer.startLingering(
            storage.data(), archive.responder(new AnsweredCommands(archive, archive)));
    try (archive) {
      Cluster cluster = Cluster.open(storage.sharedBroker(0, Lingering.COMMAND));
      archive.open(cluster);
      // otherwise the broker is another program's
      if (cluster.brokerPid().isPresent()) {
        stay(stop, cluster, archive, commands);
      }
      stop.closes();
    } finally {
      commands.close();
    }
  }

  private void stay(
      StopSignal stop, Cluster cluster, LingeringArchive archive, CommandServer commands) {
    long patience = Duration.ofMinutes(minutes).toNanos();
    long used = System.nanoTime();
    TallyWork tallies = counting(archive);
    try {
      while (stop.sleep(LOOK_MS)) {
        cluster.requireAlive();
        if (commands.isAnswering() || !archive.isUnused()) {
          used = System.nanoTime();
          archive.used();
          continue;
        }
        if (System.nanoTime() - used > patience && !archive.isFolding() && archive.retire()) {
          return;
        }
        archive.keepUp();
      }
    } finally {
      tallies.close();
    }
  }

  private TallyWork counting(LingeringArchive archive) {
    return TallyWork.ofWhole(
        archive::session,
        () -> ReportJob.keeper(storage.data(), RetentionPolicy.USUAL),
        COUNTING,
        () -> archive.claimCount(RetentionPolicy.USUAL));
  }
}
