package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a Java process uses at a moment; measured on Linux with the tools of the JDK.
 *
 * @param heap bytes of live objects on its heap, after a full collection, which the measurement
 *     causes
 * @param resident bytes of resident memory, as in {@code VmRSS}
 * @param threads number of threads
 * @param handles number of open files, without segments of Kafka's log, which become more as it
 *     grows
 */
record Use(long heap, long resident, long threads, long handles) {

  private static final String TOTAL = "Total";
  private static final String SEGMENT = ".log";

  /** Whether it can be measured on this machine. */
  static boolean isKnown() {
    return Files.isReadable(Path.of("/proc/self/status")) && Files.isExecutable(jcmd());
  }

  private static Path jcmd() {
    return Path.of(System.getProperty("java.home"), "bin", "jcmd");
  }

  /**
   * Measures what a process uses now.
   *
   * @param histogram file for a histogram of the objects on its heap, with the classes that take
   *     most first
   */
  static Use of(long pid, Path histogram) throws IOException {
    String objects =
        Commands.run(List.of(jcmd().toString(), Long.toString(pid), "GC.class_histogram"));
    Files.writeString(histogram, objects);
    Path process = Path.of("/proc", Long.toString(pid));
    List<String> status = Files.readAllLines(process.resolve("status"));
    try (Stream<Path> open = Files.list(process.resolve("fd"))) {
      return new Use(
          total(objects),
          number(status, "VmRSS:") << 10,
          number(status, "Threads:"),
          open.filter(Use::counts).count());
    }
  }

  private static boolean counts(Path handle) {
    try {
      return !Files.readSymbolicLink(handle).toString().endsWith(SEGMENT);
    } catch (IOException e) {
      // closed in the meantime
      return false;
    }
  }

  /** The last number of the line {@code Total instances bytes}. */
  private static long total(String histogram) {
    return histogram
        .lines()
        .filter(line -> line.startsWith(TOTAL))
        .map(line -> line.strip().split("\\s+", -1))
        .mapToLong(words -> Long.parseLong(words[words.length - 1]))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("expected a histogram but got: " + histogram));
  }

  private static long number(List<String> status, String name) {
    return status.stream()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("expected " + name + " in " + status));
  }
}
