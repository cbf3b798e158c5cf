package org.wardiary.app.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * The seeds of games in progress whose records have only the hashes of them: a file for each, which
 * only its owner can read. Several programs may use it at once. Safe to share between threads.
 */
final class SeedFolder {

  /** Name of the folder in the data folder. */
  static final String NAME = "seeds";

  private final Path folder;

  SeedFolder(Path data) {
    folder = data.resolve(NAME);
  }

  /**
   * The seed of a game as the tag {@code Random} will show it; empty if it is not kept here.
   *
   * @throws InputRefused if the file cannot be read
   */
  Optional<RandomTag> of(String gameId) {
    Path file = folder.resolve(gameId);
    try {
      String text = Files.readString(file).strip();
      return RandomTag.of(new Tags(List.of(new Tags.Pair(RandomTag.NAME, text))));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw unreadable(file, FileProblem.text(e));
    } catch (IllegalArgumentException e) {
      throw unreadable(file, e.getMessage());
    }
  }

  private static InputRefused unreadable(Path file, String why) {
    return new InputRefused(Text.of("expected the seed of a game in %s but: %s", file, why));
  }

  /**
   * Keeps the seed of a game that is about to be opened; it is on the disk when this returns.
   *
   * @return the seed that is kept: one that was kept before stays
   */
  RandomTag keep(String gameId, RandomTag seed) {
    Path file = folder.resolve(gameId);
    try {
      Files.createDirectories(folder, only("rwx------"));
      try (FileChannel out =
          FileChannel.open(
              file,
              Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              only("rw-------"))) {
        ByteBuffer bytes = ByteBuffer.wrap(Text.utf8(seed.text() + "\n"));
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      return seed;
    } catch (FileAlreadyExistsException e) {
      return of(gameId).orElse(seed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private FileAttribute<?>[] only(String permissions) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  /** Deletes the seed of a game. */
  void forget(String gameId) {
    try {
      Files.deleteIfExists(folder.resolve(gameId));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ids of the games whose seeds are kept. */
  List<String> games() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
