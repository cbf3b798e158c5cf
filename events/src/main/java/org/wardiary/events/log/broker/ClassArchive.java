package org.wardiary.events.log.broker;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * The class-data archive that halves the broker's startup time. The first broker with a given class
 * path and Java version writes it at exit; later ones start from it. It is in the user's cache
 * folder ({@code wardiary} in {@code XDG_CACHE_HOME} or {@code ~/.cache}); a missing or stale
 * archive only costs a second. Where the installed program has its archive of commands, of about
 * the same size, the broker has none: the folder is to have less than 60 MB.
 */
final class ClassArchive {

  // a second archive would fill the cache with what an older version left
  private static final int KEPT = 1;
  private static final String ARCHIVE = ".jsa";
  private static final String PART = ".part";
  private static final long WRITTEN_WITHIN_MS = 3_600_000;

  private final Path archive;
  private final Path part;

  private ClassArchive(Path archive, Path part) {
    this.archive = archive;
    this.part = part;
  }

  /**
   * The user's cache folder, created if it is missing; a temporary folder if it cannot be created.
   */
  static Path folder() throws IOException {
    String given = System.getenv("XDG_CACHE_HOME");
    Path cache =
        given == null || given.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(given);
    try {
      // what is in it is loaded as code
      return ClusterConfig.makeOwn(cache.resolve("wardiary"));
    } catch (IOException e) {
      Path temporary = Files.createTempDirectory("wardiary-cache");
      temporary.toFile().deleteOnExit();
      return temporary;
    }
  }

  /**
   * The archive for a class path, which consists of jars only, and the running Java.
   *
   * @param options options of the broker's Java virtual machine; a newer Java refuses an archive
   *     that was written with certain other options
   */
  static ClassArchive of(Path folder, List<String> options, String classPath) throws IOException {
    StringBuilder key = new StringBuilder(Runtime.version().toString()).append(options);
    key.append(System.getProperty("java.home"));
    for (String jar : classPath.split(File.pathSeparator)) {
      Path path = Path.of(jar);
      key.append(path).append(Files.size(path)).append(Files.getLastModifiedTime(path));
    }
    String digest = Digest.hex(key.toString()).substring(0, 16);
    Path archive = folder.resolve(Text.of("broker-%s", digest) + ARCHIVE);
    deleteAbandoned(folder);
    Path part = Files.createTempFile(folder, "broker-", PART);
    // only a unique name is needed: Java writes an archive only if the file does not exist
    Files.delete(part);
    return new ClassArchive(archive, part);
  }

  /** Options that make the broker's Java use the archive, or write it at exit. */
  List<String> options() {
    if (hasCommands()) {
      return List.of();
    }
    if (Files.exists(archive)) {
      return List.of("-Xshare:auto", "-XX:SharedArchiveFile=" + archive);
    }
    if (!hasBaseArchive(Path.of(System.getProperty("java.home")))) {
      return List.of();
    }
    return List.of("-XX:ArchiveClassesAtExit=" + part, "-Xlog:cds=off", "-Xlog:cds+dynamic=off");
  }

  /** Whether the installed program has its archive. */
  private boolean hasCommands() {
    String[] commands = archive.resolveSibling("commands").toFile().list();
    return commands != null && Arrays.stream(commands).anyMatch(name -> name.endsWith(ARCHIVE));
  }

  /**
   * Whether a Java runtime has the JDK's own archive, without which it would refuse to write
   * another one on top; a runtime made by jlink may lack it.
   */
  static boolean hasBaseArchive(Path javaHome) {
    return Stream.of("lib", "bin")
        .anyMatch(folder -> Files.exists(javaHome.resolve(folder).resolve("server/classes.jsa")));
  }

  /**
   * Keeps the archive that the broker wrote at exit, and deletes older ones and what belongs to
   * them; called once the broker has ended properly.
   */
  void keep() {
    try {
      if (!Files.exists(part)) {
        return;
      }
      if (hasCommands()) {
        Files.delete(part);
        return;
      }
      Files.move(part, archive, StandardCopyOption.ATOMIC_MOVE);
      deleteOld(ARCHIVE);
      // the class paths of archives that are gone
      deleteOld(".jar");
    } catch (IOException e) {
      // the next broker will write it again
    }
  }

  /** Deletes what brokers wrote whose parent was killed. */
  private static void deleteAbandoned(Path folder) throws IOException {
    long since = System.currentTimeMillis() - WRITTEN_WITHIN_MS;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(it -> it.toString().endsWith(PART)).toList()) {
        if (file.toFile().lastModified() < since) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private void deleteOld(String suffix) throws IOException {
    try (Stream<Path> files = Files.list(archive.getParent())) {
      List<Path> old =
          files
              .filter(file -> file.toString().endsWith(suffix))
              .sorted(Comparator.comparing(ClassArchive::age))
              .skip(KEPT)
              .toList();
      for (Path file : old) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static long age(Path file) {
    return -file.toFile().lastModified();
  }
}
