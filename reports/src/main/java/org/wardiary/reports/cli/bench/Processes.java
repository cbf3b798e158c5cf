package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Reads data on running processes from Linux. */
public final class Processes {

  private static final String PEAK = "VmHWM:";
  private static final double NANOS = 1e9;

  private Processes() {}

  /** The processes whose command line contains a text. */
  public static Stream<ProcessHandle> with(String text) {
    return ProcessHandle.allProcesses()
        .filter(process -> commandLine(process.pid()).contains(text));
  }

  /** The command line of a process; empty if it has ended. */
  public static String commandLine(long pid) {
    return text(pid, "cmdline");
  }

  /** CPU seconds that a process has used; 0 if it has ended. */
  public static double cpu(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / NANOS;
  }

  /** Peak memory of a process so far, in bytes; 0 if it has ended. */
  public static long memory(long pid) {
    return text(pid, "status")
        .lines()
        .filter(line -> line.startsWith(PEAK))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
        .findFirst()
        .orElse(0);
  }

  private static String text(long pid, String file) {
    try {
      Path path = Path.of("/proc", Long.toString(pid), file);
      return Files.readString(path, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      // the process has ended
      return "";
    }
  }
}
