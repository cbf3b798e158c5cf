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
import org.wardiary.projector.query.RowMark;

/**
 * What an instance has counted of one partition of an archive, or of some, and up to where.
 *
 * @param mark where the rows end that were counted
 * @param tallies its games
 */
record MarkedTallies(RowMark mark, PoolTallies tallies) {

  private static final Logger LOG = LoggerFactory.getLogger(MarkedTallies.class);

  /** These and those of another partition, which are both not to be used alone any more. */
  MarkedTallies and(MarkedTallies that) {
    return new MarkedTallies(mark.and(that.mark), tallies.and(that.tallies));
  }

  /**
   * As bytes.
   *
   * @param key what must be the same when they are read
   */
  byte[] bytes(List<String> key) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      MarkedState.write(key, mark, tallies::write, out);
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
  static Optional<MarkedTallies> read(
      List<String> key, Function<String, GameInfo> infos, byte... bytes) {
    try {
      MarkedState.check(new ByteArrayInputStream(bytes));
      return MarkedState.read(
          key,
          (mark, in) -> new MarkedTallies(mark, PoolTallies.read(infos, in)),
          new ByteArrayInputStream(bytes));
    } catch (IOException | RuntimeException e) {
      LOG.info("games are counted again: what was kept of them cannot be read: {}", e.toString());
      return Optional.empty();
    }
  }

  /** Whether the rows go on where they ended, and no game was corrected since. */
  boolean isOfUse(ReadSide read, int partition, RowMark now) {
    return now.follows(mark) && !read.rows().anyRevised(mark, now.ofPartition(partition));
  }
}
