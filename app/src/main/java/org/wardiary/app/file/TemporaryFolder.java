package org.wardiary.app.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A temporary folder, deleted when it is closed or when the program ends. */
public record TemporaryFolder(Path path) implements AutoCloseable {

  /**
   * Creates a temporary folder.
   *
   * @param name beginning of its name
   */
  public static TemporaryFolder create(String name) throws IOException {
    TemporaryFolder folder = new TemporaryFolder(Files.createTempDirectory(name));
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
      // a broker that is still stopping may write to it: the rest is left to the system
      return;
    }
  }
}
