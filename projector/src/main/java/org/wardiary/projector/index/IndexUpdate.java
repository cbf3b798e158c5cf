package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Brings an index up to the end of the log: reads on from where it stopped. Games, and editions of
 * games, enter it when they have ended; damaged ones are left out. One program at a time writes an
 * index, others wait. For one thread.
 */
public final class IndexUpdate {

  /** Where the next reading begins. */
  public enum From {
    /**
     * Where the last one stopped; at the beginning if there is no index that this program reads.
     */
    WHERE_IT_STOPPED,
    /** At the beginning of the log: what is there is thrown away. */
    BEGINNING
  }

  /** About so many positions are in memory; then a segment is written. */
  private static final int BATCH = 1 << 20;

  /** The file that whoever writes an index has locked. */
  static final String LOCK = "lock";

  // the file's lock is the process's: threads of one program wait for each other here
  private static final ReentrantLock WITHIN_PROGRAM = new ReentrantLock();

  private final Path folder;
  private final IndexLog log;
  private final MessageCodec<GameEvent> codec;
  private final int batch;

  private IndexUpdate(Path folder, IndexLog log, MessageCodec<GameEvent> codec, int batch) {
    this.folder = folder;
    this.log = log;
    this.codec = codec;
    this.batch = batch;
  }

  /**
   * Updates the index in a folder, which is made if it is not there.
   *
   * @param remaining receives now and then how many offsets are left to read
   * @throws UncheckedIOException if the folder cannot be written
   */
  public static void run(
      Path folder, IndexLog log, MessageCodec<GameEvent> codec, From from, LongConsumer remaining) {
    run(folder, log, codec, from, remaining, BATCH);
  }

  static void run(
      Path folder,
      IndexLog log,
      MessageCodec<GameEvent> codec,
      From from,
      LongConsumer remaining,
      int batch) {
    WITHIN_PROGRAM.lock();
    try {
      Files.createDirectories(folder);
      try (FileChannel channel =
          FileChannel.open(
              folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        channel.lock(); // freed when the channel is closed, or the program dies
        new IndexUpdate(folder, log, codec, batch).run(from, remaining);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to use the folder " + folder, e);
    } finally {
      WITHIN_PROGRAM.unlock();
    }
  }

  private void run(From from, LongConsumer remaining) {
    try {
      update(from, remaining);
    } catch (IndexDamaged e) {
      // it is made of the log, and can be made of it again
      update(From.BEGINNING, remaining);
    }
  }

  private void update(From from, LongConsumer remaining) {
    SortedMap<Integer, Long> ends = log.ends();
    Optional<Manifest> usable =
        from == From.BEGINNING
            ? Optional.empty()
            : Manifest.read(folder).filter(manifest -> fits(manifest, ends));
    if (usable.filter(manifest -> manifest.offsets().equals(ends)).isPresent()) {
      return;
    }
    IndexFiles files =
        usable
            .map(manifest -> new IndexFiles(folder, manifest))
            .orElseGet(() -> IndexFiles.anew(folder, log.identity()));
    try (IndexReading reading = new IndexReading(log, codec, folder, files, batch)) {
      reading.run(ends, remaining);
    }
  }

  private boolean fits(Manifest manifest, SortedMap<Integer, Long> ends) {
    return manifest.log().equals(log.identity())
        && ends.keySet().containsAll(manifest.offsets().keySet())
        && manifest.offsets().entrySet().stream()
            .allMatch(each -> each.getValue() <= ends.get(each.getKey()));
  }
}
