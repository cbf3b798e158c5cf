package org.wardiary.events.log.broker;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.text.Text;

/** Whether a broker may write in a data directory. */
final class DirectoryAccess {

  private static final List<String> WRITTEN =
      List.of(EmbeddedBroker.LOG, DirectoryLock.FILE, ClusterConfig.LOG_FOLDER);

  private DirectoryAccess() {}

  /**
   * Refuses a directory in which a broker could not work. The broker's own words for it would be
   * those of Java, or none if its log is what cannot be written.
   *
   * @throws ClusterException with what cannot be written
   */
  static void requireWritable(Path directory) {
    if (!Files.isWritable(directory)) {
      throw refused(directory, Text.of("write in %s", directory));
    }
    for (String name : WRITTEN) {
      Path file = directory.resolve(name);
      if (Files.exists(file) && !Files.isWritable(file)) {
        throw refused(directory, Text.of("write %s", file));
      }
    }
  }

  private static ClusterException refused(Path directory, String what) {
    return new ClusterException(
        Text.of("expected to start a broker on %s but: no permission to %s", directory, what));
  }
}
