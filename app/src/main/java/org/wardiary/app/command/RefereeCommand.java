package org.wardiary.app.command;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.Signals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The background program that {@code ask.bash} starts. It ends when nothing has been checked for
 * some time, when the program has been rebuilt, or on SIGTERM.
 */
@Command(
    name = "referee",
    hidden = true,
    description = "Judges records for 'check' until nothing asks it any more.")
public final class RefereeCommand implements Callable<Integer> {

  private static final String LOCK = "referee.lock";
  private static final long LOOK_MS = 500;
  private static final int LOOKS = 3;
  private static final Duration PAUSE = Duration.ofMillis(20);

  @Option(names = "--folder", paramLabel = "DIR", required = true, description = "of no use")
  private Path folder;

  @Option(names = "--minutes", paramLabel = "N", required = true, description = "of no use")
  private int minutes;

  @Override
  public Integer call() throws IOException {
    // in case it was not started in a session of its own
    Signals.ignore("INT");
    Signals.ignore("HUP");
    // a running check may take as long to end as a service does
    try (StopSignal stop = StopSignal.ofService();
        FileChannel channel =
            FileChannel.open(
                folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      FileLock only = channel.tryLock();
      // two commands may have started this program at the same time; one of an older build ends
      // when it has nothing to answer
      for (int look = 0; only == null && look < LOOKS && stop.sleep(LOOK_MS); look++) {
        only = channel.tryLock();
      }
      if (only != null) {
        stay(stop);
      }
    }
    return ExitCode.DONE;
  }

  private void stay(StopSignal stop) {
    AnsweredChecks checks = new AnsweredChecks();
    Duration patience = Duration.ofMinutes(minutes);
    CommandServer commands = CommandServer.startLingering(folder, checks);
    try {
      boolean used = true;
      while (used && stop.sleep(LOOK_MS)) {
        Duration unused = CommandServer.isCurrent() ? patience : Duration.ZERO;
        used = commands.isAnswering() || !checks.isIdle(unused);
      }
    } finally {
      commands.close();
    }
    stop.closes();
    while (commands.isAnswering()) {
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }
}
