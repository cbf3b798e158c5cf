package org.wardiary.reports.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * Where a program answers commands; stands beside the data as {@code commands.address}, which only
 * its owner can read, while that program runs.
 *
 * @param port port on the loopback address
 * @param token what a caller has to know: whoever can read the file may ask
 * @param build which program it is: another one runs its commands itself
 * @param process its process, if it is there for nothing else; 0 of one that a person ends
 * @param started when that process began, in milliseconds since 1970
 */
record Endpoint(int port, String token, String build, long process, long started) {

  private static final String FILE = "commands.address";
  private static final int LINES = 5;
  private static final String OWNER_ONLY = "rw-------";

  /** The endpoint of a data directory; nothing if there is none. */
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
                  Long.parseLong(lines.get(4))));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /**
   * Writes it for callers to read, whole or not at all.
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
          part, Text.of("%d\n%s\n%s\n%d\n%d\n", port, token, build, process, started));
      Path file = directory.resolve(FILE);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      // also where the program is ended by a signal
      file.toFile().deleteOnExit();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write in " + directory, e);
    }
  }

  /** Takes it away again, unless another program has put its own there. */
  void delete(Path directory) {
    try {
      if (read(directory).filter(this::equals).isPresent()) {
        Files.deleteIfExists(directory.resolve(FILE));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write in " + directory, e);
    }
  }

  /** Without the token. */
  @Override
  public String toString() {
    return Text.of("127.0.0.1:%d, %s", port, build);
  }
}
