package org.wardiary.app.tally;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;
import org.wardiary.projector.query.RowPart;

/**
 * Counts the games of the partitions of a long-running program as they arrive, and keeps the
 * tallies on the cluster. A report merges the tallies of all partitions and reads only the rows
 * added since. Not thread-safe.
 */
public final class TallyKeeper {

  /** Counting of a partition continues when more than one in this many of its games is new. */
  private static final int ONE_IN = 8;

  private final Function<String, GameInfo> infos;
  private final List<String> setting;
  private final Path temporary;
  private final RetentionPolicy retention;
  private final Map<Integer, Reached> reached = new HashMap<>();

  /**
   * How far a partition was last counted, whether or not the tallies were kept.
   *
   * @param offsets end offsets of the counted rows
   * @param games number of games counted
   */
  private record Reached(RowOffsets offsets, long games) {

    static Reached by(TallySnapshot tallies) {
      return new Reached(tallies.offsets(), tallies.tallies().games());
    }
  }

  /**
   * Creates a keeper.
   *
   * @param infos what is known of a kind of game, by its id
   * @param setting identifies these infos
   * @param temporary folder for temporary files
   * @param retention which tallies are kept
   */
  public TallyKeeper(
      Function<String, GameInfo> infos,
      List<String> setting,
      Path temporary,
      RetentionPolicy retention) {
    this.infos = infos;
    this.setting = List.copyOf(setting);
    this.temporary = temporary;
    this.retention = retention;
  }

  /**
   * Continues counting the partitions with many new games.
   *
   * @param read the read side as of now
   * @param partitions the partitions of this instance
   * @return number of partitions whose new tallies were kept
   * @throws org.wardiary.events.log.broker.ClusterException if the cluster is unavailable, or
   *     another instance counts the same partition
   */
  public int keep(ReadSide read, Collection<Integer> partitions) {
    Optional<List<String>> key = ProgramDigest.key(setting);
    if (key.isEmpty() || partitions.isEmpty() || !retention.isReached(read)) {
      return 0;
    }
    return read.rows().endOffsets().map(now -> keep(read, partitions, now, key.get())).orElse(0);
  }

  private int keep(
      ReadSide read, Collection<Integer> partitions, RowOffsets now, List<String> key) {
    List<Integer> due = partitions.stream().filter(one -> isDue(read, one, now)).toList();
    PackedTallies kept = PackedTallies.of(read, due, key, infos, now);
    int counted = 0;
    for (int partition : due) {
      Optional<TallySnapshot> before = kept.unpacked(partition);
      // another instance may have counted the partition in the meantime
      before.ifPresent(tallies -> reached.put(partition, Reached.by(tallies)));
      if (before.isEmpty() || isDue(read, partition, now)) {
        TallySnapshot tallies = counted(read, partition, before, now);
        reached.put(partition, Reached.by(tallies));
        counted += keep(read, partition, tallies, key) ? 1 : 0;
      }
    }
    return counted;
  }

  private boolean isDue(ReadSide read, int partition, RowOffsets now) {
    return Optional.ofNullable(reached.get(partition))
        .filter(before -> now.follows(before.offsets()))
        .filter(before -> !read.rows().anyRevised(before.offsets(), now.ofPartition(partition)))
        .map(
            before -> read.rows().games(partition, before.offsets(), now) * ONE_IN > before.games())
        .orElse(true);
  }

  private TallySnapshot counted(
      ReadSide read, int partition, Optional<TallySnapshot> before, RowOffsets all) {
    PoolCounter counter = new PoolCounter(read, infos, temporary);
    RowOffsets now = all.ofPartition(partition);
    PoolTallies tallies =
        before
            .flatMap(
                old ->
                    counter
                        .count(RowPart.between(old.offsets(), now), old.tallies().ids())
                        .map(old.tallies()::and))
            .or(() -> counter.count(RowPart.before(now)))
            .orElseThrow();
    return new TallySnapshot(now, tallies);
  }

  /** Keeps tallies if they are small enough to be worth keeping, and returns whether it did. */
  private boolean keep(ReadSide read, int partition, TallySnapshot tallies, List<String> key) {
    byte[] bytes = tallies.bytes(key);
    if (bytes.length > tallies.tallies().bytes() * retention.share()) {
      return false;
    }
    read.counts().write(partition, bytes);
    return true;
  }
}
