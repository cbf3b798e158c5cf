package org.wardiary.reports.remote;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A program that answers commands for a data directory and is there for nothing else.
 *
 * @param process the program, which runs
 * @param likeness whether it is the same program as this one
 */
public record LingeringProgram(ProcessHandle process, Likeness likeness) {

  /** Which program it is. */
  public enum Likeness {
    /** The same classes on the same Java. */
    SAME,
    /** Another version or build, or another Java. */
    OTHER
  }

  /** The program of a data directory, if one runs. */
  public static Optional<LingeringProgram> of(Path directory) {
    return Endpoint.read(directory)
        .flatMap(
            endpoint ->
                ProcessHandle.of(endpoint.process())
                    .filter(ProcessHandle::isAlive)
                    .filter(process -> startOf(process) == endpoint.started())
                    .map(
                        process ->
                            new LingeringProgram(
                                process,
                                endpoint.build().equals(Build.id())
                                    ? Likeness.SAME
                                    : Likeness.OTHER)));
  }

  /** When a process began, in milliseconds since 1970: an id alone may be a stranger's by now. */
  static long startOf(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }
}
