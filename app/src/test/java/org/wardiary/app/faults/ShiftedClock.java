package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * A clock whose time of day jumps for the processes that use it, by libfaketime (from the Debian
 * package of that name). Durations are not affected, because Java measures them with another clock.
 */
final class ShiftedClock {

  private static final Path LIBRARY =
      Path.of(
          System.getProperty("libfaketime", "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"));

  /** The time after which a process sees a new time at the latest. */
  static final Duration SEEN = Duration.ofSeconds(1);

  private final Path file;

  /** Creates a clock that is right. */
  ShiftedClock(Path file) throws IOException {
    this.file = file;
    set(Duration.ZERO);
  }

  /** Whether the library is there. */
  static boolean installed() {
    return Files.exists(LIBRARY);
  }

  /** Sets how far the clock is ahead of the true time, or behind it. */
  void set(Duration ahead) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, Text.of("%+d\n", ahead.toSeconds()));
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** The beginning of a command that uses this clock. */
  List<String> by() {
    return List.of(
        "env",
        "LD_PRELOAD=" + LIBRARY,
        "FAKETIME_TIMESTAMP_FILE=" + file,
        // how often the file is read: reading it for every look at the clock takes all of a core
        Text.of("FAKETIME_CACHE_DURATION=%d", SEEN.toSeconds()),
        "DONT_FAKE_MONOTONIC=1",
        // otherwise waits with a timeout, which Java measures with the other clock, end at once
        "FAKETIME_FORCE_MONOTONIC_FIX=0");
  }
}
