package org.wardiary.reports.tally;

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
 * What an instance has counted of one partition of an archive, or of some, and up to where.
 *
 * @param offsets where the rows end that were counted
 * @param tallies its games
 */
record TallySnapshot(RowOffsets offsets, PoolTallies tallies) {

  private static final Logger LOG = LoggerFactory.getLogger(TallySnapshot.class);

  /** These and those of another partition, which are both not to be used alone any more. */
  TallySnapshot and(TallySnapshot that) {
    return new TallySnapshot(offsets.and(that.offsets), tallies.and(that.tallies));
  }

  /**
   * As bytes.
   *
   * @param key what must be the same when they are read
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
   * Reads those that were written.
   *
   * @param key what must be the same as when they were written
   * @param infos what is known of a kind of game, by its id
   * @return nothing if it is not the same, or they cannot be read
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

  /** Whether the rows go on where they ended, and no game was corrected since. */
  boolean isOfUse(ReadSide read, int partition, RowOffsets now) {
    return now.follows(offsets) && !read.rows().anyRevised(offsets, now.ofPartition(partition));
  }
}
