package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The files of an application's stores. */
final class StoreFiles {

  private static final Logger LOG = LoggerFactory.getLogger(StoreFiles.class);
  private static final String OPTIONS = "OPTIONS-";

  private StoreFiles() {}

  /**
   * Removes what closed stores do not need: at each opening RocksDB writes all its options into a
   * file for people to read, 12 KB for each store, and keeps the last two.
   *
   * @param folder of an application that does not run
   */
  static void removeOptions(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try {
      for (Path file : optionsIn(folder)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // they are in nobody's way
      LOG.debug("options of stores stay in {}", folder, e);
    }
  }

  private static List<Path> optionsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith(OPTIONS)).toList();
    }
  }
}
