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
   * Deletes files that closed stores do not need: each time RocksDB opens a store it writes all
   * options to a file of 12 KB meant for people, and it keeps the last two of these files.
   *
   * @param folder folder of an application that is not running
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
      // they do no harm
      LOG.debug("options of stores stay in {}", folder, e);
    }
  }

  private static List<Path> optionsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith(OPTIONS)).toList();
    }
  }
}
