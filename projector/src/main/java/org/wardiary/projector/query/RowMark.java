package org.wardiary.projector.query;

import org.wardiary.events.log.TopicEnds;

/**
 * Where the rows of all kinds ended, those of each partition at one moment: of each game all rows
 * come before it or none, but for those of games that had not ended. Partitions may be left out.
 */
public final class RowMark {

  private final TopicEnds ends;

  RowMark(TopicEnds ends) {
    this.ends = ends;
  }

  /**
   * Reads a mark.
   *
   * @param text as {@link #text} gives it
   * @throws IllegalArgumentException if it is something else
   */
  public static RowMark of(String text) {
    return new RowMark(TopicEnds.of(text));
  }

  /** The mark as lines, one for each topic: its name, its id, where each partition ends. */
  public String text() {
    return ends.text();
  }

  /** The mark of one partition alone. */
  public RowMark ofPartition(int number) {
    return new RowMark(ends.ofPartition(number));
  }

  /** This mark, and another one for partitions that are left out here. */
  public RowMark and(RowMark other) {
    return new RowMark(ends.and(other.ends));
  }

  /**
   * Whether this one is later than another, or the same, on the same topics; it may have more
   * partitions.
   */
  public boolean follows(RowMark before) {
    return ends.follows(before.ends);
  }

  /** Where the topics end. */
  TopicEnds ends() {
    return ends;
  }
}
