package org.wardiary.events.log.broker;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.OptionalInt;

/** Which cluster to work on. */
public sealed interface ClusterConfig {

  /** The folder of a data directory that holds the broker's log. */
  String LOG_FOLDER = "kafka";

  /** Whether a directory is one that a broker of ours has made; nothing is made here. */
  static boolean isArchive(Path directory) {
    return Files.isDirectory(directory.resolve(LOG_FOLDER));
  }

  /** Whether it cannot be told if a directory is one, since this program must not look into it. */
  static boolean isHidden(Path directory) {
    try {
      Files.readAttributes(directory.resolve(LOG_FOLDER), BasicFileAttributes.class);
      return false;
    } catch (AccessDeniedException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether a running program has the broker of a directory for itself. */
  static boolean isExclusive(Path directory) {
    return DirectoryOwner.read(directory)
        .filter(owner -> owner.sharing().equals(Sharing.EXCLUSIVE.name()))
        .filter(DirectoryOwner::ownerLives)
        .isPresent();
  }

  /**
   * Makes a data directory, for its owner alone, where there is none.
   *
   * @throws IOException if it cannot be made
   */
  static void make(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    Files.createDirectories(directory);
    if (directory.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
    }
  }

  /** Who may use a broker of our own beside the program that starts it. */
  enum Sharing {
    /** Every program on the same data, for as long as the broker's own program runs. */
    SHARED,
    /** Nobody else: the broker ends with the command that started it. */
    EXCLUSIVE
  }

  /**
   * A broker of our own on a data directory.
   *
   * @param directory the data directory, made if it is missing
   * @param port port for clients on 127.0.0.1, 0 for any free one
   * @param sharing who may use it
   * @param command what the program does, for the message that others get, e.g. {@code wardiary
   *     archive}
   */
  record Embedded(Path directory, int port, Sharing sharing, String command)
      implements ClusterConfig {

    /** A broker for one command alone, on any free port. */
    public Embedded(Path directory, String command) {
      this(directory, 0, Sharing.EXCLUSIVE, command);
    }
  }

  /**
   * A cluster that is there already.
   *
   * @param bootstrapServers {@code HOST:PORT,…}
   * @param properties properties for every client, see {@link CommandConfig}
   * @param partitions of a new archive, and what one that is there has to have, if that matters
   */
  record External(String bootstrapServers, Map<String, String> properties, OptionalInt partitions)
      implements ClusterConfig {

    /** Copies the map. */
    public External {
      properties = Map.copyOf(properties);
    }

    /** A cluster on which the archive has any number of partitions. */
    public External(String bootstrapServers, Map<String, String> properties) {
      this(bootstrapServers, properties, OptionalInt.empty());
    }
  }
}
