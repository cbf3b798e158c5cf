package org.wardiary.events.log.broker;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;

/**
 * The class-data archive that halves the broker's start. The first broker on a class path and Java
 * writes it when it ends, later ones start from it. It lies in the user's cache folder ({@code
 * wardiary} in {@code XDG_CACHE_HOME} or {@code ~/.cache}); a missing or stale one costs a second
 * and nothing else.
 */
final class ClassArchive {

  private static final int KEPT = 3;

  private final Path archive;
  private final Path part;

  private ClassArchive(Path archive, Path part) {
    this.archive = archive;
    this.part = part;
  }

  /** The user's cache folder, made if it is missing; a temporary one if it cannot be. */
  static Path folder() throws IOException {
    String given = System.getenv("XDG_CACHE_HOME");
    Path cache =
        given == null || given.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(given);
    try {
      return Files.createDirectories(cache.resolve("wardiary"));
    } catch (IOException e) {
      Path temporary = Files.createTempDirectory("wardiary-cache");
      temporary.toFile().deleteOnExit();
      return temporary;
    }
  }

  /**
   * The archive for a class path, which is of jars alone, and the running Java.
   *
   * @param options of the broker's Java: with some others than those it was written with, a newer
   *     Java refuses it
   */
  static ClassArchive of(Path folder, List<String> options, String classPath) throws IOException {
    StringBuilder key = new StringBuilder(Runtime.version().toString()).append(options);
    key.append(System.getProperty("java.home"));
    for (String jar : classPath.split(File.pathSeparator)) {
      Path path = Path.of(jar);
      key.append(path).append(Files.size(path)).append(Files.getLastModifiedTime(path));
    }
    String digest =
        HexFormat.of()
            .formatHex(Chain.hash(key.toString().getBytes(StandardCharsets.UTF_8)).bytes())
            .substring(0, 16);
    Path archive = folder.resolve(Text.of("broker-%s.jsa", digest));
    Path part = Files.createTempFile(folder, "broker-", ".part");
    // only the name is needed: Java writes an archive where there is none
    Files.delete(part);
    return new ClassArchive(archive, part);
  }

  /** Options for the broker's Java: use the archive, or write it at the end. */
  List<String> options() {
    if (Files.exists(archive)) {
      return List.of("-Xshare:auto", "-XX:SharedArchiveFile=" + archive);
    }
    if (!hasBaseArchive(Path.of(System.getProperty("java.home")))) {
      return List.of();
    }
    return List.of("-XX:ArchiveClassesAtExit=" + part, "-Xlog:cds=off", "-Xlog:cds+dynamic=off");
  }

  /** A linked runtime may lack the JDK's own archive; it would refuse to write one on top of it. */
  static boolean hasBaseArchive(Path javaHome) {
    return Stream.of("lib", "bin")
        .anyMatch(folder -> Files.exists(javaHome.resolve(folder).resolve("server/classes.jsa")));
  }

  /** Once the broker has ended in order: keeps what it wrote, and only the newest archives. */
  void keep() {
    try {
      if (!Files.exists(part)) {
        return;
      }
      Files.move(part, archive, StandardCopyOption.ATOMIC_MOVE);
      deleteOld(".jsa");
      // left behind by brokers whose parent was killed
      deleteOld(".part");
    } catch (IOException e) {
      // the next broker writes it again
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
