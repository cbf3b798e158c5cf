package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Brings an index up to the end of the log by reading from where it stopped. Games, and editions of
 * games, are added when they have ended; damaged ones are left out. One program at a time writes an
 * index, others wait. For one thread.
 */
public final class IndexUpdate {

  /** Where an update begins to read. */
  public enum From {
    /**
     * Where the last update stopped; at the beginning if there is no index that this program can
     * read.
     */
    WHERE_IT_STOPPED,
    /** At the beginning of the log: an existing index is discarded. */
    BEGINNING
  }

  /** Approximate number of positions in memory at which they are written. */
  private static final int BATCH = 1 << 17;

  private static final String STORE = "positions";

  /** The file that is locked by whoever writes the index. */
  static final String LOCK = "lock";

  // a file lock belongs to the process: threads of one program wait for each other here
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
   * Updates the index in a folder, which is created if it does not exist.
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
      // the index is made from the log, and can be rebuilt from it
      update(From.BEGINNING, remaining);
    }
  }

  private void update(From from, LongConsumer remaining) {
    SortedMap<Integer, Long> ends = log.ends();
    Optional<IndexState> usable =
        from == From.BEGINNING
            ? Optional.empty()
            : IndexStore.read(store(folder))
                .flatMap(IndexUpdate::state)
                .filter(state -> state.fits(log, ends));
    if (usable.filter(state -> state.offsets().equals(ends)).isPresent()) {
      return;
    }
    if (usable.isEmpty()) {
      remove(store(folder));
    }
    try (IndexStore store = IndexStore.write(store(folder));
        IndexReading reading =
            new IndexReading(
                log,
                codec,
                new IndexWriter(store),
                usable.orElseGet(() -> IndexState.empty(log.identity())),
                batch)) {
      reading.run(ends, remaining);
      store.flush();
    }
  }

  /** The folder of the database in an index's folder. */
  static Path store(Path folder) {
    return folder.resolve(STORE);
  }

  private static Optional<IndexState> state(IndexStore store) {
    try (store) {
      return IndexState.of(store);
    }
  }

  /** Removes an index; who has its files open can go on reading them. */
  private static void remove(Path store) {
    if (!Files.exists(store)) {
      return;
    }
    try (Stream<Path> files = Files.walk(store)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to remove " + store, e);
    }
  }
}
