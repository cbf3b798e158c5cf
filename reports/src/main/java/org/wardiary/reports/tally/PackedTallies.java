package org.wardiary.reports.tally;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;

/**
 * The tallies that are kept on the cluster, as they are stored. Unpacked they take some twenty
 * times as much memory, so that no more than one partition's are to be held at a time.
 *
 * @param read the read side
 * @param key what must be the same as when they were written
 * @param infos what is known of a kind of game, by its id
 * @param now where the rows end
 * @param bytes by partition
 */
record PackedTallies(
    ReadSide read,
    List<String> key,
    Function<String, GameInfo> infos,
    RowOffsets now,
    Map<Integer, byte[]> bytes) {

  /** Those of some partitions. */
  static PackedTallies of(
      ReadSide read,
      Collection<Integer> partitions,
      List<String> key,
      Function<String, GameInfo> infos,
      RowOffsets now) {
    return new PackedTallies(read, key, infos, now, read.counts().read(partitions));
  }

  /** The partitions of which there are any. */
  Collection<Integer> partitions() {
    return bytes.keySet();
  }

  /** Those of a partition, if there are any and they can be gone on from. */
  Optional<TallySnapshot> unpacked(int partition) {
    return Optional.ofNullable(bytes.get(partition))
        .flatMap(packed -> TallySnapshot.read(key, infos, packed))
        .filter(found -> found.isOfUse(read, partition, now));
  }
}
