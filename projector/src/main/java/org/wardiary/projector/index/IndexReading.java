package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongConsumer;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.index.IndexState.Begun;

/**
 * Reads the log from where an index stopped, several partitions at a time, and writes whenever
 * there are enough positions. How games are numbered depends on the log alone.
 */
final class IndexReading implements AutoCloseable {

  private final IndexLog log;
  private final IndexWriter writer;
  private final int batch;
  private final IndexState state;
  private final Map<Integer, IndexFold> folds = new TreeMap<>();
  private final MessageCodec<GameEvent> codec;
  private final PartitionWork work = new PartitionWork();

  /**
   * Prepares to read; nothing is read yet.
   *
   * @param codec decodes events
   * @param writer the index's only writer
   * @param state what the index knows of the log
   * @param batch approximate number of positions in memory at which they are written
   */
  IndexReading(
      IndexLog log,
      MessageCodec<GameEvent> codec,
      IndexWriter writer,
      IndexState state,
      int batch) {
    this.log = log;
    this.codec = codec;
    this.writer = writer;
    this.state = state;
    this.batch = batch;
  }

  /**
   * Reads the log.
   *
   * @param ends by partition, the offset to stop before
   * @param remaining receives now and then how many offsets are left to read, first the total
   */
  void run(SortedMap<Integer, Long> ends, LongConsumer remaining) {
    SortedMap<String, Begun> begun = new TreeMap<>(state.open());
    Set<Long> indexed = ConcurrentHashMap.newKeySet();
    for (int game = 0; game < writer.games().size(); game++) {
      indexed.add(writer.games().get(game).id());
    }
    for (int partition : ends.keySet()) {
      state.offsets().putIfAbsent(partition, 0L);
      folds.put(partition, new IndexFold(codec, state, indexed));
    }
    Runnable report = () -> remaining.accept(left(ends));
    report.run();
    work.run(behind(ends), partition -> resume(partition, begun), report);
    do {
      List<Integer> behind = behind(ends);
      int most = Math.max(1, batch / Math.max(1, behind.size()));
      work.run(behind, partition -> read(partition, ends.get(partition), most), report);
      commit();
    } while (!behind(ends).isEmpty());
    report.run();
  }

  private List<Integer> behind(SortedMap<Integer, Long> ends) {
    return ends.keySet().stream()
        .filter(partition -> state.offsets().get(partition) < ends.get(partition))
        .toList();
  }

  private long left(SortedMap<Integer, Long> ends) {
    return ends.entrySet().stream()
        .mapToLong(each -> each.getValue() - state.offsets().get(each.getKey()))
        .sum();
  }

  /** Reads again what the log already held of a partition's games that had not ended. */
  private void resume(int partition, SortedMap<String, Begun> begun) {
    long end = state.offsets().get(partition);
    long first =
        begun.values().stream()
            .filter(at -> at.partition() == partition)
            .mapToLong(Begun::offset)
            .min()
            .orElse(end);
    log.read(
        partition,
        first,
        end,
        (here, offset, gameId, message) -> {
          Begun at = begun.get(gameId);
          if (at != null && offset >= at.offset()) {
            folds.get(partition).accept(here, offset, gameId, message);
          }
          return Next.CONTINUE;
        });
  }

  /** Reads to the end of a partition, or until there are {@code most} positions. */
  private void read(int partition, long end, int most) {
    IndexFold fold = folds.get(partition);
    log.read(
        partition,
        state.offsets().get(partition),
        end,
        (here, offset, gameId, message) -> {
          fold.accept(here, offset, gameId, message);
          state.offsets().put(here, offset + 1);
          return fold.size() < most ? Next.CONTINUE : Next.STOP;
        });
    if (fold.size() < most) {
      // the marker that ends a transaction has an offset but is not a message
      state.offsets().put(partition, end);
    }
  }

  private void commit() {
    List<ReadGame> read = new ArrayList<>();
    folds.values().forEach(fold -> read.addAll(fold.take()));
    writer.commit(read, state);
  }

  @Override
  public void close() {
    work.close();
  }
}
