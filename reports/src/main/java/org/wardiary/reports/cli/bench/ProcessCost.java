package org.wardiary.reports.cli.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.text.Text;

/**
 * What a whole process used, including all processes that it started, even those that stay after it
 * has ended.
 *
 * @param wall wall-clock seconds from its start to its end
 * @param cpu CPU seconds of all these processes meanwhile
 * @param memory peak memory of the process itself, in bytes, sampled now and then
 * @param pid its process id
 */
record ProcessCost(double wall, double cpu, long memory, long pid) {

  private static final Path SELF = Path.of("/proc/self/stat");
  private static final int CHILDREN_USER = 15;
  private static final double TICKS_PER_SECOND = 100;
  private static final double NANOS = 1e9;
  private static final int LOOK_MS = 20;

  /** Whether the system reports the CPU time of processes that have ended; Linux does. */
  static boolean isKnown() {
    return Files.isReadable(SELF);
  }

  /**
   * Runs a command to its end.
   *
   * @param command program and arguments
   * @param background a text in the command line of each process that stays in the background
   * @param log file for all its output
   * @throws IllegalStateException if it fails; the message has its output
   */
  static ProcessCost of(List<String> command, String background, File log) {
    double cpu = cpu(background);
    long begin = System.nanoTime();
    try {
      Process process = start(command, log);
      long memory = 0;
      while (!process.waitFor(LOOK_MS, TimeUnit.MILLISECONDS)) {
        memory = Math.max(memory, Processes.memory(process.pid()));
      }
      double wall = (System.nanoTime() - begin) / NANOS;
      requireDone(command, process.exitValue(), log);
      return new ProcessCost(wall, cpu(background) - cpu, memory, process.pid());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("expected a command to end but was interrupted", e);
    }
  }

  /** This cost with additional CPU seconds. */
  ProcessCost with(double more) {
    return new ProcessCost(wall, cpu + more, memory, pid);
  }

  private static Process start(List<String> command, File log) throws IOException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log)
        .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
        .start();
  }

  private static void requireDone(List<String> command, int exit, File log) {
    if (exit != 0) {
      throw new IllegalStateException(
          Text.of("expected %s to succeed but its status is %d: %s", command, exit, text(log)));
    }
  }

  private static String text(File log) {
    try {
      return Files.readString(log.toPath());
    } catch (IOException e) {
      return "(nothing to read)";
    }
  }

  /**
   * CPU seconds of the child processes that have ended, with theirs, and of the background
   * processes.
   */
  private static double cpu(String background) {
    try {
      // the process name, in parentheses, may contain spaces
      String stat = Files.readString(SELF);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      int user = CHILDREN_USER - 2;
      double ended =
          (Long.parseLong(fields[user]) + Long.parseLong(fields[user + 1])) / TICKS_PER_SECOND;
      return ended + Processes.with(background).mapToDouble(Processes::cpu).sum();
    } catch (IOException e) {
      throw new UncheckedIOException("expected the CPU time of processes in " + SELF, e);
    }
  }
}
