package org.wardiary.events.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * When a process started, to tell whether its id has been reused.
 *
 * @param millis in milliseconds since 1970; 0 if unknown. When the system clock is set, the time
 *     that the system reports for a running process changes as well
 * @param boot the boot of the system, and the time since then, which no clock changes; empty
 *     outside Linux
 */
public record ProcessStart(long millis, String boot) {

  /** Of a process of which nothing is known. */
  public static final ProcessStart UNKNOWN = new ProcessStart(0, "");

  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");

  /** The start time among the fields behind the program's name, see proc(5). */
  private static final int START_FIELD = 19;

  /** When a process started. */
  public static ProcessStart of(ProcessHandle process) {
    long millis = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    return new ProcessStart(millis, boot(process.pid()));
  }

  private static String boot(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      // the name may contain spaces and brackets
      String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
      return Files.readString(BOOT).strip() + " " + fields[START_FIELD];
    } catch (IOException | IndexOutOfBoundsException e) {
      return "";
    }
  }

  /** Whether a process is running and started at this time. */
  public boolean isOf(ProcessHandle process) {
    ProcessStart found = of(process);
    boolean known = !boot.isEmpty() && !found.boot.isEmpty();
    boolean same = known ? boot.equals(found.boot) : millis == found.millis;
    return same && process.isAlive();
  }
}
