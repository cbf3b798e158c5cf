package org.wardiary.app.tally;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;

/**
 * The tallies of one or more partitions of an archive.
 *
 * @param offsets end offsets of the counted rows
 * @param tallies the tallies of the games
 */
record TallySnapshot(RowOffsets offsets, PoolTallies tallies) {

  private static final Logger LOG = LoggerFactory.getLogger(TallySnapshot.class);

  /** Adds the tallies of another partition to these. Neither may be used by itself afterwards. */
  TallySnapshot and(TallySnapshot that) {
    return new TallySnapshot(offsets.and(that.offsets), tallies.and(that.tallies));
  }

  /**
   * The stored form of these tallies.
   *
   * @param key identifies what was counted; must match when the tallies are read
   */
  byte[] bytes(List<String> key) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      SnapshotFormat.write(key, offsets, tallies::write, out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads stored tallies.
   *
   * @param key identifies what was counted; must match that of the tallies
   * @param infos what is known of a kind of game, by its id
   * @return empty if the key is another one, or the tallies cannot be read
   */
  static Optional<TallySnapshot> read(
      List<String> key, Function<String, GameInfo> infos, byte... bytes) {
    try {
      SnapshotFormat.check(new ByteArrayInputStream(bytes));
      return SnapshotFormat.read(
          key,
          (offsets, in) -> new TallySnapshot(offsets, PoolTallies.read(infos, in)),
          new ByteArrayInputStream(bytes));
    } catch (IOException | RuntimeException e) {
      LOG.info("games are counted again: what was kept of them cannot be read: {}", e.toString());
      return Optional.empty();
    }
  }

  /**
   * Whether counting can continue from these tallies: the rows follow their offsets, and no game
   * was corrected since.
   */
  boolean isOfUse(ReadSide read, int partition, RowOffsets now) {
    return now.follows(offsets) && !read.rows().anyRevised(offsets, now.ofPartition(partition));
  }
}
