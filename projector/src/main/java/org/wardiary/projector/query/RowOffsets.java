package org.wardiary.projector.query;

import org.wardiary.events.log.TopicEnds;

/**
 * End offsets of the topics of all kinds of rows. Those of each partition are read at one moment,
 * so that either all rows of an ended game lie before them or none. Partitions may be left out.
 */
public final class RowOffsets {

  private final TopicEnds ends;

  RowOffsets(TopicEnds ends) {
    this.ends = ends;
  }

  /**
   * Parses offsets.
   *
   * @param text the form that {@link #text} returns
   * @throws IllegalArgumentException if the text has another form
   */
  public static RowOffsets of(String text) {
    return new RowOffsets(TopicEnds.of(text));
  }

  /** The offsets as lines, one for each topic: its name, its id, and the end of each partition. */
  public String text() {
    return ends.text();
  }

  /** The offsets of one partition alone. */
  public RowOffsets ofPartition(int number) {
    return new RowOffsets(ends.ofPartition(number));
  }

  /** These offsets, with those of others for the partitions that are left out here. */
  public RowOffsets and(RowOffsets other) {
    return new RowOffsets(ends.and(other.ends));
  }

  /**
   * Whether these offsets are on the same topics as others and nowhere before them; they may have
   * more partitions.
   */
  public boolean follows(RowOffsets before) {
    return ends.follows(before.ends);
  }

  /** The end offsets of the topics. */
  TopicEnds ends() {
    return ends;
  }
}
