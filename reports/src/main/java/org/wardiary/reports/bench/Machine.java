package org.wardiary.reports.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/**
 * The machine that figures were measured on.
 *
 * @param cores processors that the program may use
 * @param processor model name of the processor; empty if the system does not give it
 * @param memory memory of the machine, in bytes
 * @param heap largest size of the heap, in bytes
 * @param system operating system, version and architecture
 * @param java vendor and version of the Java runtime
 */
public record Machine(
    int cores, String processor, long memory, long heap, String system, String java) {

  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  /** This machine. */
  public static Machine here() {
    return new Machine(
        Runtime.getRuntime().availableProcessors(),
        processorName().orElse(""),
        SYSTEM.getTotalMemorySize(),
        Runtime.getRuntime().maxMemory(),
        Text.of("%s %s %s", SYSTEM.getName(), SYSTEM.getVersion(), SYSTEM.getArch()),
        Text.of("%s %s", property("java.vendor"), property("java.runtime.version")));
  }

  /**
   * Mean number of programs that ran or waited for a core over the last minute; negative if
   * unknown.
   */
  public static double load() {
    return SYSTEM.getSystemLoadAverage();
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }

  private static Optional<String> processorName() {
    if (!Files.isReadable(CPU_INFO)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException | UncheckedIOException e) {
      // a description without the processor's name is good enough
      return Optional.empty();
    }
  }

  /** The description in one line. */
  @Override
  public String toString() {
    return Text.of(
        "%s%s, %.1f GiB; %s; %s, heap up to %.1f GiB",
        Text.count(cores, "core"),
        processor.isEmpty() ? "" : " (" + processor + ")",
        gibibytes(memory),
        system,
        java,
        gibibytes(heap));
  }

  private static double gibibytes(long bytes) {
    return bytes / (double) (1L << 30);
  }
}
