package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Looks at running processes, as Linux tells of them. */
public final class Processes {

  private static final String PEAK = "VmHWM:";
  private static final double NANOS = 1e9;

  private Processes() {}

  /** Those whose command line has a text in it. */
  public static Stream<ProcessHandle> with(String text) {
    return ProcessHandle.allProcesses()
        .filter(process -> commandLine(process.pid()).contains(text));
  }

  /** The words of a process's command; empty if it has ended. */
  public static String commandLine(long pid) {
    return text(pid, "cmdline");
  }

  /** Seconds of CPU time that a process has taken; 0 if it has ended. */
  public static double cpu(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / NANOS;
  }

  /** The most bytes of memory that a process has had so far; 0 if it has ended. */
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
      // it has ended
      return "";
    }
  }
}
