package org.wardiary.events.log.broker;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/** Which cluster to use. */
public sealed interface ClusterConfig {

  /** The folder within a data directory that holds the broker's log. */
  String LOG_FOLDER = "kafka";

  /** Whether a directory holds the log of a broker of our own; creates nothing. */
  static boolean isArchive(Path directory) {
    return Files.isDirectory(directory.resolve(LOG_FOLDER));
  }

  /**
   * Whether it cannot be determined if a directory is an archive, because this program has no
   * permission to look into it.
   */
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

  /**
   * The running program that has the broker of a directory, shared or not, as messages name it;
   * empty if none is known.
   */
  static Optional<String> owner(Path directory) {
    return DirectoryOwner.read(directory)
        .filter(DirectoryOwner::ownerLives)
        .map(DirectoryOwner::text);
  }

  /**
   * Whether a running program that does something else has the broker of a directory.
   *
   * @param command what the program may do, as in {@link Embedded#command}
   */
  static boolean isOthers(Path directory, String command) {
    return DirectoryOwner.read(directory)
        .filter(owner -> !owner.command().equals(command))
        .filter(DirectoryOwner::ownerLives)
        .isPresent();
  }

  /**
   * Creates a data directory, accessible to its owner only, if it does not exist.
   *
   * @throws IOException if it cannot be created
   */
  static void make(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    makeOwn(directory);
  }

  /**
   * Creates a directory, if it does not exist, and makes it accessible to its owner only.
   *
   * @throws IOException if it cannot be created
   */
  static Path makeOwn(Path directory) throws IOException {
    Files.createDirectories(directory);
    if (directory.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
    }
    return directory;
  }

  /** Who may use a broker of our own besides the program that starts it. */
  enum Sharing {
    /**
     * Every program that uses the same data, for as long as the program that started the broker
     * runs.
     */
    SHARED,
    /** Nobody else; the broker ends with the command that started it. */
    EXCLUSIVE
  }

  /**
   * A broker of our own on a data directory.
   *
   * @param directory the data directory, created if it is missing
   * @param port port for clients on 127.0.0.1, 0 for any free one
   * @param sharing who may use it
   * @param command what this program does, for the messages that other programs show, e.g. {@code
   *     wardiary archive}
   */
  record Embedded(Path directory, int port, Sharing sharing, String command)
      implements ClusterConfig {

    /** A broker for one command only, on any free port. */
    public Embedded(Path directory, String command) {
      this(directory, 0, Sharing.EXCLUSIVE, command);
    }
  }

  /**
   * An existing cluster.
   *
   * @param bootstrapServers {@code HOST:PORT,…}
   * @param properties properties for every client, see {@link CommandConfig}
   * @param file the file that the properties are from, for messages; empty if they are from none
   * @param partitions number of partitions for the games, used for a new archive and required of an
   *     existing one; empty for any number
   */
  record External(
      String bootstrapServers,
      Map<String, String> properties,
      Optional<Path> file,
      OptionalInt partitions)
      implements ClusterConfig {

    /** Copies the map. */
    public External {
      properties = Map.copyOf(properties);
    }

    /** An existing cluster, with properties that are from no file. */
    public External(
        String bootstrapServers, Map<String, String> properties, OptionalInt partitions) {
      this(bootstrapServers, properties, Optional.empty(), partitions);
    }

    /** The same, with any number of partitions for the games. */
    public External(String bootstrapServers, Map<String, String> properties) {
      this(bootstrapServers, properties, OptionalInt.empty());
    }

    /** The number of brokers that the address names. */
    int named() {
      return (int) Stream.of(bootstrapServers.split(",")).map(String::strip).distinct().count();
    }

    /** The cluster for messages: where it is, and the file that says how to connect to it. */
    String text() {
      return bootstrapServers
          + file.map(one -> Text.of(" with the properties in %s", one)).orElse("");
    }
  }
}
