package org.wardiary.app.resident;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A program that exists only to answer commands for a data directory.
 *
 * @param process the running process
 * @param likeness whether its build is that of this program
 */
public record LingeringProgram(ProcessHandle process, Likeness likeness) {

  /** How a program compares with this one. */
  public enum Likeness {
    /** The same classes on the same Java. */
    SAME,
    /** Another version or build, or another Java. */
    OTHER
  }

  /** The program of a data directory, if one is running. */
  public static Optional<LingeringProgram> of(Path directory) {
    return Endpoint.read(directory)
        .flatMap(
            endpoint ->
                ProcessHandle.of(endpoint.process())
                    .filter(endpoint.started()::isOf)
                    .map(
                        process ->
                            new LingeringProgram(
                                process,
                                endpoint.build().equals(Build.id())
                                    ? Likeness.SAME
                                    : Likeness.OTHER)));
  }
}
