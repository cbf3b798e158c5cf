package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/**
 * The folder of an archive's index. Each version has a folder of its own, e.g. {@code v2}, so that
 * programs of two versions never overwrite each other's files.
 *
 * @param all the folder that contains those of all versions
 * @param version the version of this program's index
 */
public record IndexFolder(Path all, int version) {

  private static final Pattern NAME = Pattern.compile("v(\\d{1,9})");

  /** The folder of the index that this program reads and writes. */
  public static IndexFolder in(Path all) {
    return new IndexFolder(all, Manifest.VERSION);
  }

  /** The folder of this version's files. */
  public Path path() {
    return all.resolve("v" + version);
  }

  /**
   * Checks that no newer program has replaced this program's index.
   *
   * @throws IllegalStateException if it has
   */
  public void requireNotReplaced() {
    Optional<Path> newer = versions(found -> found > version).stream().findFirst();
    if (newer.isPresent() && !Files.exists(path())) {
      throw new IllegalStateException(
          Text.of(
              "expected an index of positions of version %d but got %s, made by a newer wardiary:"
                  + " use that one",
              version, newer.get()));
    }
  }

  /** Removes the indexes of older versions that nobody is writing. */
  public void removeOlder() {
    versions(found -> found < version).forEach(IndexFolder::removeUnused);
  }

  private List<Path> versions(IntPredicate wanted) {
    if (!Files.exists(all)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(all)) {
      return files.filter(file -> isVersion(file.getFileName().toString(), wanted)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to list " + all, e);
    }
  }

  private static boolean isVersion(String name, IntPredicate wanted) {
    Matcher found = NAME.matcher(name);
    return found.matches() && wanted.test(Integer.parseInt(found.group(1)));
  }

  private static void removeUnused(Path folder) {
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve(IndexUpdate.LOCK),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock != null) {
        remove(folder);
      }
    } catch (IOException | OverlappingFileLockException e) {
      // the folder or one of its files is in use: the next update removes it
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
