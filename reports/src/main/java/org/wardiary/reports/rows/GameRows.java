package org.wardiary.reports.rows;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Parts;
import org.wardiary.analytics.filter.GameNumbers;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.projector.query.StoredRows;

/**
 * The stored rows of selected games, grouped by game. They are read kind by kind, each kind for all
 * games, and distributed to parts by game id, still as bytes. A part has the games of a range of
 * ids, so the parts in order have the games in order. Memory does not grow with the number of rows:
 * what exceeds a budget goes to a temporary file. Any thread may read the parts.
 */
public final class GameRows implements Parts, AutoCloseable {

  private static final int HEADER = Long.BYTES + Integer.BYTES;
  private static final int NOTHING = -1;

  private final long[] ids;
  private final List<StoredRows<?>> kinds;
  private final int parts;
  private final SpillFile spill;

  /**
   * How much is held in memory at once.
   *
   * @param games number of games in a part
   * @param mostParts maximum number of parts, whatever their size
   * @param bytes bytes of rows that wait to be written to the temporary file
   */
  public record Limits(int games, int mostParts, int bytes) {

    /**
     * Some 64 MiB, and a few MiB for each thread that reads. The decoded rows of so few games stay
     * in the processor's cache while they are counted; with 128 games at once, counting took a
     * fifth longer.
     */
    public static final Limits USUAL = new Limits(32, 4096, 64 << 20);
  }

  private GameRows(long[] ids, List<StoredRows<?>> kinds, Path folder, Limits limits) {
    this.ids = ids;
    this.kinds = List.copyOf(kinds);
    this.parts =
        Math.max(
            1, Math.min(limits.mostParts(), (ids.length + limits.games() - 1) / limits.games()));
    this.spill = new SpillFile(folder, parts * kinds.size(), limits.bytes());
  }

  /**
   * Reads rows, several kinds in parallel. The caller must close the result.
   *
   * @param selection the games; rows of others are left out
   * @param kinds the kinds of rows
   * @param folder folder for the temporary file, if one is needed
   * @throws java.io.UncheckedIOException if there is no room on the disk
   */
  public static GameRows read(
      GameSelection selection, List<StoredRows<?>> kinds, Path folder, Limits limits) {
    GameRows rows = new GameRows(selection.ids(), kinds, folder, limits);
    int readers = Math.min(Runtime.getRuntime().availableProcessors(), kinds.size());
    AtomicInteger left = new AtomicInteger(kinds.size());
    List<RuntimeException> failures =
        IntStream.range(0, readers)
            .parallel()
            .mapToObj(reader -> rows.fill(left))
            .flatMap(Optional::stream)
            .toList();
    if (!failures.isEmpty()) {
      rows.close();
      throw failures.get(0);
    }
    return rows;
  }

  /**
   * Reads kinds that no other thread has taken, until none are left. The last kind is read first,
   * since the kinds of a single game, which are the largest, come after those that all games have.
   *
   * @return what went wrong, if anything; then no thread begins another kind
   */
  private Optional<RuntimeException> fill(AtomicInteger left) {
    try {
      for (int i = left.decrementAndGet(); i >= 0; i = left.decrementAndGet()) {
        int kind = i;
        kinds.get(kind).read((gameId, message) -> add(kind, gameId, message));
      }
      return Optional.empty();
    } catch (RuntimeException e) {
      left.set(0);
      return Optional.of(e);
    }
  }

  private void add(int kind, String gameId, Optional<byte[]> message) {
    long id = GameNumbers.of(gameId);
    int place = GameNumbers.place(ids, id);
    if (place >= 0) {
      int length = message.map(value -> value.length).orElse(NOTHING);
      ByteBuffer entry = ByteBuffer.allocate(HEADER + Math.max(0, length));
      entry.putLong(id).putInt(length);
      message.ifPresent(entry::put);
      spill.add(slot(kind, (int) ((long) place * parts / ids.length)), entry.array());
    }
  }

  private int slot(int kind, int part) {
    return kind * parts + part;
  }

  /** Number of bytes in the temporary file; 0 if there is none. */
  public long spilled() {
    return spill.spilled();
  }

  @Override
  public int count() {
    return parts;
  }

  @Override
  public Archive part(int index) {
    Archive.Builder archive = new Archive.Builder();
    kinds.forEach(kind -> rows(kind, index).forEach(archive::add));
    return archive.build();
  }

  /**
   * The rows of a kind for the games of a part, sorted by game id; of several for one game, the
   * last.
   */
  public <V extends SpecificRecord> List<V> rows(StoredRows<V> kind, int part) {
    byte[] bytes = spill.read(slot(kinds.indexOf(kind), part));
    ByteBuffer all = ByteBuffer.wrap(bytes);
    Map<Long, Integer> last = new HashMap<>();
    while (all.hasRemaining()) {
      long id = all.getLong();
      last.put(id ^ Long.MIN_VALUE, all.position()); // sorts as unsigned
      int length = all.getInt();
      all.position(all.position() + Math.max(0, length));
    }
    return new TreeMap<>(last)
        .values().stream().flatMap(at -> message(bytes, at).map(kind::decode).stream()).toList();
  }

  private static Optional<byte[]> message(byte[] all, int at) {
    int length = ByteBuffer.wrap(all).getInt(at);
    int from = at + Integer.BYTES;
    return length == NOTHING
        ? Optional.empty()
        : Optional.of(Arrays.copyOfRange(all, from, from + length));
  }

  @Override
  public void close() {
    spill.close();
  }
}
