package org.wardiary.app.tally;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.analytics.study.GameInfo;

/**
 * Snapshots of the counts for the latest requests, a file for each. A snapshot that is missing,
 * damaged, of another program or cannot be written only costs the time of counting again.
 */
public final class SnapshotFolder {

  private static final Logger LOG = LoggerFactory.getLogger(SnapshotFolder.class);
  private static final String ENDING = ".snapshot";
  private static final String DRAFT = ".part";
  private static final int KEPT = 8;

  private final Path folder;
  private final RetentionPolicy retention;

  /** Creates the snapshots of a folder, which is made when the first snapshot is kept. */
  public SnapshotFolder(Path folder) {
    this(folder, RetentionPolicy.USUAL);
  }

  SnapshotFolder(Path folder, RetentionPolicy retention) {
    this.folder = folder;
    this.retention = retention;
  }

  /** Which snapshots are kept. */
  RetentionPolicy retention() {
    return retention;
  }

  /**
   * Finds the snapshot for a request.
   *
   * @param setting identifies the setting of the counts; must match that of the snapshot
   * @param infos what is known of a kind of game, by its id
   * @return empty if there is no usable snapshot
   */
  Optional<Snapshot> find(
      CountRequest request, List<String> setting, Function<String, GameInfo> infos) {
    Optional<List<String>> key = key(request, setting);
    if (key.isEmpty()) {
      return Optional.empty();
    }
    Path file = file(key.get());
    try {
      Optional<Snapshot> found = read(file, key.get(), request, infos);
      touch(file);
      return found;
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException | RuntimeException e) {
      LOG.info("all games are counted again: {} cannot be read: {}", file, e.toString());
      return Optional.empty();
    }
  }

  private static Optional<Snapshot> read(
      Path file, List<String> key, CountRequest request, Function<String, GameInfo> infos)
      throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      SnapshotFormat.check(in); // sizes read from a damaged file may be huge
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Snapshot.read(key, request, infos, in);
    }
  }

  /** Marks a snapshot as used now; if that fails, it is removed before others. */
  private static void touch(Path file) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      LOG.debug("{} stays as old as it was: {}", file, e.toString());
    }
  }

  /**
   * Keeps the snapshot of a request instead of an earlier one, if it is small enough to be worth
   * keeping.
   */
  void keep(CountRequest request, List<String> setting, Snapshot snapshot) {
    key(request, setting).ifPresent(key -> keep(key, snapshot));
  }

  private void keep(List<String> key, Snapshot snapshot) {
    try {
      Files.createDirectories(folder);
      Path draft = Files.createTempFile(folder, "new", ENDING + DRAFT);
      try {
        try (OutputStream out = Files.newOutputStream(draft)) {
          snapshot.write(key, out);
        }
        if (Files.size(draft) <= snapshot.counted().bytes() * retention.share()) {
          Files.move(
              draft,
              file(key),
              StandardCopyOption.ATOMIC_MOVE,
              StandardCopyOption.REPLACE_EXISTING);
        }
      } finally {
        Files.deleteIfExists(draft);
      }
      removeAllBut(KEPT);
      removeDrafts(Instant.now().minus(Duration.ofHours(1)));
    } catch (IOException | RuntimeException e) {
      LOG.info("what was counted is not kept: {}", e.toString());
    }
  }

  /** Removes the drafts of programs that were killed. */
  private void removeDrafts(Instant before) throws IOException {
    for (Path file : files(ENDING + DRAFT)) {
      if (lastUsed(file).isBefore(before)) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** Deletes all snapshots, so that the next request counts all its games. */
  public void clear() {
    try {
      removeAllBut(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Size of all snapshots in bytes. */
  public long bytes() {
    try {
      long bytes = 0;
      for (Path file : files(ENDING)) {
        bytes += Files.size(file);
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files with this ending, most recently used first. */
  private List<Path> files(String ending) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ending))
          .sorted(Comparator.comparing(SnapshotFolder::lastUsed).reversed())
          .toList();
    }
  }

  private void removeAllBut(int last) throws IOException {
    for (Path file : files(ENDING).stream().skip(last).toList()) {
      Files.deleteIfExists(file);
    }
  }

  private static Instant lastUsed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      return Instant.EPOCH; // another program has removed it
    }
  }

  private static Optional<List<String>> key(CountRequest request, List<String> setting) {
    return ProgramDigest.key(Stream.concat(setting.stream(), request.words().stream()).toList());
  }

  /**
   * The file of a key, named by request and setting only, so that the snapshot of a newer program
   * replaces that of an older one.
   */
  private Path file(List<String> key) {
    String text = String.join("\n", key.subList(1, key.size()));
    return folder.resolve(UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)) + ENDING);
  }
}
