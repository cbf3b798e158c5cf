package org.wardiary.app.bench;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wardiary.events.text.Text;

/**
 * What a whole process used, with all that work for it in the background (Linux).
 *
 * @param clock seconds from its start to its end
 * @param cpu CPU seconds of all these processes meanwhile
 */
record Cost(double clock, double cpu) {

  private static final double NANOS = 1e9;
  private static final double TICKS_PER_SECOND = 100;

  /** Index of the CPU time of children that have ended, after the process's name. */
  private static final int CHILDREN = 13;

  /**
   * Runs a command to its end.
   *
   * @param background a text in the command line of each process that works in the background
   * @param printed receives all its output
   */
  static Cost of(List<String> command, Path background, Path printed)
      throws IOException, InterruptedException {
    double before = cpu(background);
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .redirectInput(new File("/dev/null"))
            .start();
    int exit = process.waitFor();
    double clock = (System.nanoTime() - begin) / NANOS;
    if (exit != 0) {
      throw new IllegalStateException(Text.of("%s: %s", command, text(printed)));
    }
    return new Cost(clock, cpu(background) - before);
  }

  /** Prints the time by the clock and the CPU time of several runs. */
  static void print(String name, List<Cost> runs) {
    Figures.print(name + ", clock", "s", all(runs, Cost::clock));
    Figures.print(name + ", CPU", "s", all(runs, Cost::cpu));
  }

  static List<Double> all(List<Cost> runs, ToDoubleFunction<Cost> part) {
    return runs.stream().mapToDouble(part).boxed().toList();
  }

  /** CPU seconds of the children that have ended and of the processes in the background. */
  private static double cpu(Path background) throws IOException {
    String stat = Files.readString(Path.of("/proc/self/stat"));
    // the process's name, in parentheses, may contain spaces
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    double ended = Long.parseLong(fields[CHILDREN]) + Long.parseLong(fields[CHILDREN + 1]);
    double running =
        ProcessHandle.allProcesses()
            .filter(process -> commandLine(process).contains(background.toString()))
            .mapToDouble(
                process ->
                    process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / NANOS)
            .sum();
    return ended / TICKS_PER_SECOND + running;
  }

  private static String commandLine(ProcessHandle process) {
    return text(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
  }

  /** The text of a file; empty if it cannot be read, as of a process that has ended. */
  static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
