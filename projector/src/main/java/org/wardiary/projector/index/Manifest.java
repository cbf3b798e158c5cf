package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which files make up the index, and how far it has read the log. Stored in a file of its own that
 * is replaced atomically, so that the index is intact whenever the program is killed.
 *
 * @param log identity of the log that was read
 * @param nextFile number of the next segment's file
 * @param segments the segments, oldest first
 * @param offsets by partition, the offset of the next message to read
 * @param open games that have begun and not ended, and where they begin
 * @param revised games that were revised
 * @param damaged ids of games that cannot be folded
 */
record Manifest(
    String log,
    int nextFile,
    List<SegmentFile> segments,
    SortedMap<Integer, Long> offsets,
    SortedMap<String, Begun> open,
    SortedMap<String, RevisionState> revised,
    SortedSet<String> damaged) {

  /** Version of all files and of how keys are made; an index of another version is rebuilt. */
  static final int VERSION = 3;

  private static final String FILE = "manifest.json";

  /** Copies the collections. */
  Manifest {
    segments = List.copyOf(segments);
    offsets = new TreeMap<>(offsets);
    open = new TreeMap<>(open);
    revised = new TreeMap<>(revised);
    damaged = new TreeSet<>(damaged);
  }

  /** Where a game begins in the log. */
  record Begun(int partition, long offset) {}

  /** The manifest of an index that has read nothing of a log. */
  static Manifest empty(String log, int nextFile) {
    return new Manifest(
        log,
        nextFile,
        List.of(),
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeSet<>());
  }

  /** The manifest in a folder; empty if there is none, or not one as this program writes it. */
  static Optional<Manifest> read(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      return Files.exists(file) ? ManifestJson.read(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read " + file, e);
    }
  }

  /** Writes the manifest into a folder, replacing any existing one atomically. */
  void write(Path folder) {
    Path fresh = folder.resolve(FILE + ".new");
    try {
      try (FileChannel out =
          FileChannel.open(
              fresh,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        out.write(ByteBuffer.wrap(ManifestJson.write(this)));
        out.force(true);
      }
      Files.move(fresh, folder.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write " + folder.resolve(FILE), e);
    }
  }
}
