package org.wardiary.projector.query;

import org.wardiary.events.log.TopicEnds;

/**
 * End offsets of the topics of all kinds of rows, those of a partition read at one moment: of each
 * game that had ended, either all rows come before them or none. Partitions may be left out.
 */
public final class RowOffsets {

  private final TopicEnds ends;

  RowOffsets(TopicEnds ends) {
    this.ends = ends;
  }

  /**
   * Reads offsets.
   *
   * @param text as {@link #text} gives it
   * @throws IllegalArgumentException if it is something else
   */
  public static RowOffsets of(String text) {
    return new RowOffsets(TopicEnds.of(text));
  }

  /** The offsets as lines, one for each topic: its name, its id, where each partition ends. */
  public String text() {
    return ends.text();
  }

  /** The offsets of one partition alone. */
  public RowOffsets ofPartition(int number) {
    return new RowOffsets(ends.ofPartition(number));
  }

  /** These offsets, and others for partitions that are left out here. */
  public RowOffsets and(RowOffsets other) {
    return new RowOffsets(ends.and(other.ends));
  }

  /**
   * Whether these are the same as others or later, on the same topics; they may have more
   * partitions.
   */
  public boolean follows(RowOffsets before) {
    return ends.follows(before.ends);
  }

  /** Where the topics end. */
  TopicEnds ends() {
    return ends;
  }
}
