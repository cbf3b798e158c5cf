package org.wardiary.projector.query;

import java.util.Optional;
import org.wardiary.events.log.TopicRange;

/**
 * A part of the rows of an archive.
 *
 * @param from where it begins; at the beginning where nothing is said
 * @param to where it ends; where the rows end when they are read where nothing is said
 */
public record RowPart(Optional<RowOffsets> from, Optional<RowOffsets> to) {

  /** All rows. */
  public static final RowPart WHOLE = new RowPart(Optional.empty(), Optional.empty());

  /** All rows before some offsets. */
  public static RowPart before(RowOffsets offsets) {
    return new RowPart(Optional.empty(), Optional.of(offsets));
  }

  /** Those from some offsets up to others. */
  public static RowPart between(RowOffsets from, RowOffsets to) {
    return new RowPart(Optional.of(from), Optional.of(to));
  }

  /** The same of the topics. */
  TopicRange range() {
    return new TopicRange(from.map(RowOffsets::ends), to.map(RowOffsets::ends));
  }
}
