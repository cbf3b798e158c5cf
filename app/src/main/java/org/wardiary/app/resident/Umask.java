package org.wardiary.app.resident;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/** The rights that a process withholds from the files it creates (umask(2)), where Linux tells. */
final class Umask {

  private static final String NAME = "Umask:";

  private Umask() {}

  /** Whether another process creates files with the same rights as this one, as far as is known. */
  static boolean isThatOf(long process) {
    Optional<String> other = of(Long.toString(process));
    return other.isEmpty() || other.equals(of("self"));
  }

  private static Optional<String> of(String process) {
    try (Stream<String> lines = Files.lines(Path.of(Text.of("/proc/%s/status", process)))) {
      return lines.filter(line -> line.startsWith(NAME)).findFirst();
    } catch (IOException e) {
      // not Linux, or the process has ended
      return Optional.empty();
    }
  }
}
