package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.index.Manifest.Begun;

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

  /** Positions in memory; then a segment is written. */
  private static final int BATCH = 1 << 20;

  /** The file that whoever writes an index has locked. */
  static final String LOCK = "lock";

  // the file's lock is the process's: threads of one program wait for each other here
  private static final ReentrantLock WITHIN_PROGRAM = new ReentrantLock();

  private final Path folder;
  private final IndexLog log;
  private final MessageCodec<GameEvent> codec;
  private final int batch;
  private final KeyLibrary keys = new KeyLibrary();
  private final Map<String, GameReader> reading = new HashMap<>();
  private final TreeMap<String, Begun> open = new TreeMap<>();
  private final TreeMap<String, Revised> revised = new TreeMap<>();
  private final TreeSet<String> damaged = new TreeSet<>();
  private final TreeMap<Integer, Long> offsets = new TreeMap<>();
  private final Set<Long> indexed = new HashSet<>();
  private EntryBuffer buffer = new EntryBuffer();

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
      reading.clear();
      open.clear();
      revised.clear();
      damaged.clear();
      indexed.clear();
      buffer = new EntryBuffer();
      update(From.BEGINNING, remaining);
    }
  }

  private void update(From from, LongConsumer remaining) {
    SortedMap<Integer, Long> ends = log.ends();
    Optional<Manifest> usable =
        from == From.BEGINNING
            ? Optional.empty()
            : Manifest.read(folder).filter(manifest -> fits(manifest, ends));
    IndexFiles files =
        usable
            .map(manifest -> new IndexFiles(folder, manifest))
            .orElseGet(() -> IndexFiles.anew(folder, log.identity()));
    Manifest manifest = files.manifest();
    ends.keySet().forEach(p -> offsets.put(p, manifest.offsets().getOrDefault(p, 0L)));
    if (usable.isPresent() && offsets.equals(ends)) {
      return;
    }
    indexedGames(manifest);
    damaged.addAll(manifest.damaged());
    revised.putAll(manifest.revised());
    resume(manifest.open());
    ends.forEach(
        (partition, end) -> {
          read(files, partition, end, ends, remaining);
          offsets.put(partition, end);
        });
    commit(files);
    remaining.accept(0);
  }

  private boolean fits(Manifest manifest, SortedMap<Integer, Long> ends) {
    return manifest.log().equals(log.identity())
        && ends.keySet().containsAll(manifest.offsets().keySet())
        && manifest.offsets().entrySet().stream()
            .allMatch(each -> each.getValue() <= ends.get(each.getKey()));
  }

  private void indexedGames(Manifest manifest) {
    for (String name : manifest.segments()) {
      Segment segment = Segment.open(folder.resolve(name));
      for (int game = 0; game < segment.header().games(); game++) {
        indexed.add(segment.game(game).id());
      }
    }
  }

  /** Reads again what is there of the games that had not ended. */
  private void resume(SortedMap<String, Begun> begun) {
    open.putAll(begun);
    for (int partition : offsets.keySet()) {
      long first =
          begun.values().stream()
              .filter(at -> at.partition() == partition)
              .mapToLong(Begun::offset)
              .min()
              .orElse(offsets.get(partition));
      log.read(
          partition,
          first,
          offsets.get(partition),
          (here, offset, gameId, message) -> {
            Begun at = begun.get(gameId);
            if (at != null && offset >= at.offset() && !damaged.contains(gameId)) {
              accept(here, offset, gameId, message);
            }
          });
    }
  }

  private void read(
      IndexFiles files,
      int partition,
      long end,
      SortedMap<Integer, Long> ends,
      LongConsumer remaining) {
    log.read(
        partition,
        offsets.get(partition),
        end,
        (here, offset, gameId, message) -> {
          if (!damaged.contains(gameId)) {
            accept(here, offset, gameId, message);
          }
          offsets.put(here, offset + 1);
          if (buffer.size() >= batch) {
            commit(files);
          }
          if ((offset & 0xff) == 0) {
            remaining.accept(left(ends));
          }
        });
  }

  private long left(SortedMap<Integer, Long> ends) {
    return ends.entrySet().stream()
        .mapToLong(each -> each.getValue() - offsets.get(each.getKey()))
        .sum();
  }

  private void commit(IndexFiles files) {
    files.commit(buffer, offsets, open, revised, damaged);
    buffer = new EntryBuffer();
  }

  private void accept(int partition, long offset, String gameId, byte[] message) {
    try {
      for (byte[] event : EventBatches.messages(message)) {
        GameReader game = reading.get(gameId);
        if (game == null) {
          first(partition, offset, gameId, event);
        } else {
          accept(gameId, game, event);
        }
      }
    } catch (CorruptMessage | CorruptGame | NumberFormatException e) {
      // quarantined by the projector, with the reason; here it is left out
      damaged.add(gameId);
      reading.remove(gameId);
      open.remove(gameId);
    }
  }

  private void accept(String gameId, GameReader game, byte[] message) {
    switch (game.accept(message)) {
      case ENDED -> end(gameId, game);
      // it stays open where it began until its next edition begins
      case BROKEN_OFF -> reading.remove(gameId);
      default -> {}
    }
  }

  private void end(String gameId, GameReader game) {
    // what a game was until it first ended is one edition here: the one that was recorded
    boolean first = !indexed.contains(Long.parseUnsignedLong(gameId, 16));
    int edition = first ? 1 : game.edition();
    GameLine line = game.line(edition);
    buffer.add(line, game.positions());
    indexed.add(line.id());
    reading.remove(gameId);
    open.remove(gameId);
    if (game.edition() > 1) {
      revised.put(gameId, new Revised(game.edition(), edition));
    }
  }

  private void first(int partition, long offset, String gameId, byte[] message) {
    if (!indexed.contains(Long.parseUnsignedLong(gameId, 16))) {
      GameEvent event = codec.decode(message);
      // of a game that is open the next edition, since answers were taken back
      boolean goesOn = open.containsKey(gameId) && event.getBody() instanceof GameStarted;
      Chain before = goesOn ? Chain.before(gameId, event) : Chain.begin(gameId);
      begin(partition, offset, before, message);
      return;
    }
    GameEvent event = codec.decode(message);
    Revised known = revised.getOrDefault(gameId, Revised.NOT);
    if (event.getBody() instanceof GameRevised revision
        && event.getEdition() == known.begun() + 1) {
      boolean withdrawn = Revision.WITHDRAWN.names(revision);
      int standing = withdrawn ? Revised.WITHDRAWN : known.standing();
      revised.put(gameId, new Revised(event.getEdition(), standing));
    } else if (event.getBody() instanceof GameStarted
        && event.getEdition() == known.begun()
        && known.begun() > known.standing()) {
      begin(partition, offset, Chain.before(gameId, event), message);
    }
    // nothing else can follow the end
  }

  private void begin(int partition, long offset, Chain before, byte[] message) {
    reading.put(before.gameId(), GameReader.begin(before, message, codec, keys));
    open.put(before.gameId(), new Begun(partition, offset));
  }
}
