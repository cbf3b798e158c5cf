package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A temporary folder that goes when it is closed, or with the program. */
record WorkFolder(Path path) implements AutoCloseable {

  /**
   * Makes one.
   *
   * @param name beginning of its name
   */
  static WorkFolder create(String name) throws IOException {
    WorkFolder folder = new WorkFolder(Files.createTempDirectory(name));
    Runtime.getRuntime().addShutdownHook(new Thread(folder::close));
    return folder;
  }

  @Override
  public void close() {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> all = Files.walk(path)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // what a stopping broker still writes to is left to the system
      return;
    }
  }
}
