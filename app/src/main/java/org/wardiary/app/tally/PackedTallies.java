package org.wardiary.app.tally;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;

/**
 * The tallies kept on the cluster, as they are stored. Unpacked they take some twenty times as much
 * memory, so only those of one partition should be unpacked at a time.
 *
 * @param read the read side
 * @param key identifies what was counted; must match that of the stored tallies
 * @param infos what is known of a kind of game, by its id
 * @param now end offsets of the rows
 * @param bytes the stored tallies by partition
 */
record PackedTallies(
    ReadSide read,
    List<String> key,
    Function<String, GameInfo> infos,
    RowOffsets now,
    Map<Integer, byte[]> bytes) {

  /** Reads the tallies of some partitions. */
  static PackedTallies of(
      ReadSide read,
      Collection<Integer> partitions,
      List<String> key,
      Function<String, GameInfo> infos,
      RowOffsets now) {
    return new PackedTallies(read, key, infos, now, read.counts().read(partitions));
  }

  /** The partitions that have tallies. */
  Collection<Integer> partitions() {
    return bytes.keySet();
  }

  /** The tallies of a partition, if there are any and counting can continue from them. */
  Optional<TallySnapshot> unpacked(int partition) {
    return Optional.ofNullable(bytes.get(partition))
        .flatMap(packed -> TallySnapshot.read(key, infos, packed))
        .filter(found -> found.isOfUse(read, partition, now));
  }
}
