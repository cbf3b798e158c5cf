package org.wardiary.projector.query;

import java.util.Optional;
import org.wardiary.events.log.TopicRange;

/**
 * A part of the rows of an archive.
 *
 * @param from the offsets at which it begins; if empty, the beginning of the topics
 * @param to the offsets at which it ends; if empty, the end of the topics when they are read
 */
public record RowPart(Optional<RowOffsets> from, Optional<RowOffsets> to) {

  /** All rows. */
  public static final RowPart WHOLE = new RowPart(Optional.empty(), Optional.empty());

  /** All rows before some offsets. */
  public static RowPart before(RowOffsets offsets) {
    return new RowPart(Optional.empty(), Optional.of(offsets));
  }

  /** The rows from some offsets up to others. */
  public static RowPart between(RowOffsets from, RowOffsets to) {
    return new RowPart(Optional.of(from), Optional.of(to));
  }

  /** This part as a range of the topics. */
  TopicRange range() {
    return new TopicRange(from.map(RowOffsets::ends), to.map(RowOffsets::ends));
  }
}
