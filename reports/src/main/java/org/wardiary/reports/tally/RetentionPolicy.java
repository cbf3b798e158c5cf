package org.wardiary.reports.tally;

import org.wardiary.projector.query.ReadSide;

/**
 * What is kept of what was counted, tallies and snapshots: what is worth the room it takes.
 *
 * @param games of about so many games or more: corrections and commits count a little, too
 * @param share if it takes at most this share of the bytes of the rows that need not be read
 */
public record RetentionPolicy(int games, double share) {

  /** To count fewer games takes no longer than a second, and to read as much as long. */
  public static final RetentionPolicy USUAL = new RetentionPolicy(10_000, 0.25);

  /** Whether an archive has about so many games. */
  public boolean isReached(ReadSide read) {
    return read.rows().games() >= games;
  }
}
