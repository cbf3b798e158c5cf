package org.wardiary.reports.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * A clock of day that jumps for the processes that look at it, by libfaketime (a package of Debian
 * of that name). Durations, which Java measures by another clock, are not touched.
 */
final class ShiftedClock {

  private static final Path LIBRARY =
      Path.of(
          System.getProperty("libfaketime", "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"));

  /** After so long at the latest a new time is seen. */
  static final Duration SEEN = Duration.ofSeconds(1);

  private final Path file;

  /** A clock that is right. */
  ShiftedClock(Path file) throws IOException {
    this.file = file;
    set(Duration.ZERO);
  }

  /** Whether the library is there. */
  static boolean installed() {
    return Files.exists(LIBRARY);
  }

  /** Sets it so much ahead of the true time, or behind. */
  void set(Duration ahead) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, Text.of("%+d\n", ahead.toSeconds()));
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Words that begin a command which has this clock. */
  List<String> by() {
    return List.of(
        "env",
        "LD_PRELOAD=" + LIBRARY,
        "FAKETIME_TIMESTAMP_FILE=" + file,
        // it is looked at so often: to read the file each time takes all of a core
        Text.of("FAKETIME_CACHE_DURATION=%d", SEEN.toSeconds()),
        "DONT_FAKE_MONOTONIC=1",
        // else waits with a limit, which Java measures by the other clock, end at once
        "FAKETIME_FORCE_MONOTONIC_FIX=0");
  }
}
