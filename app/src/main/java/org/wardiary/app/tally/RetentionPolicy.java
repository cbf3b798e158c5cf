package org.wardiary.app.tally;

import org.wardiary.projector.query.ReadSide;

/**
 * Which tallies and snapshots are worth keeping.
 *
 * @param games minimum number of games, approximate since corrections and commits count a little
 *     too
 * @param share maximum size of what is kept, as a share of the bytes of the rows that need not be
 *     read
 */
public record RetentionPolicy(int games, double share) {

  /**
   * Counting fewer games takes less than a second, and reading more than a quarter of the rows'
   * bytes takes as long as counting the games again.
   */
  public static final RetentionPolicy USUAL = new RetentionPolicy(10_000, 0.25);

  /** Whether an archive has at least about {@link #games} games. */
  public boolean isReached(ReadSide read) {
    return read.rows().games() >= games;
  }
}
