package org.wardiary.app.resident;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.ProcessStart;

/**
 * Where a program answers commands. While that program runs, the endpoint is in the data directory
 * as {@code commands.address}, a file that only its owner can read.
 *
 * @param port port on the loopback address
 * @param token secret that a caller sends, so that only those who can read the file may ask
 * @param build build of the program; a caller of another build runs its commands itself
 * @param process process id of a program that exists only to answer commands; 0 for one that a
 *     person ends
 * @param started when that process started; unknown if {@code process} is 0
 */
record Endpoint(int port, String token, String build, long process, ProcessStart started) {

  private static final String FILE = "commands.address";

  /** Those that every version writes. */
  private static final int LINES = 5;

  private static final String OWNER_ONLY = "rw-------";

  /** Reads the endpoint of a data directory; empty if there is none or it is not readable. */
  static Optional<Endpoint> read(Path directory) {
    try {
      List<String> lines = Files.readAllLines(directory.resolve(FILE));
      return lines.size() < LINES
          ? Optional.empty()
          : Optional.of(
              new Endpoint(
                  Integer.parseInt(lines.get(0)),
                  lines.get(1),
                  lines.get(2),
                  Long.parseLong(lines.get(3)),
                  new ProcessStart(
                      Long.parseLong(lines.get(4)), lines.size() > LINES ? lines.get(LINES) : "")));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Whether the program has the same classes as this one, on the same Java. */
  boolean isOfOurBuild() {
    return build.equals(ProgramId.id());
  }

  /** The program, if it runs and exists only to answer commands. */
  Optional<ProcessHandle> background() {
    return ProcessHandle.of(process).filter(started::isOf);
  }

  /**
   * Writes the file for callers to read, atomically.
   *
   * @throws UncheckedIOException if the directory cannot be written
   */
  void write(Path directory) {
    try {
      Path part = directory.resolve(FILE + ".part");
      Files.deleteIfExists(part);
      if (part.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.createFile(
            part,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY)));
      }
      Files.writeString(
          part,
          Text.of(
              "%d\n%s\n%s\n%d\n%d\n%s\n",
              port, token, build, process, started.millis(), started.boot()));
      Files.move(part, directory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write in " + directory, e);
    }
  }

  /** Deletes the file, unless another program has written its own. */
  void delete(Path directory) {
    try {
      if (read(directory).filter(this::equals).isPresent()) {
        Files.deleteIfExists(directory.resolve(FILE));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write in " + directory, e);
    }
  }

  /** Leaves out the token, which is secret. */
  @Override
  public String toString() {
    return Text.of("127.0.0.1:%d, %s", port, build);
  }
}
