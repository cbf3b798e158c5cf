package org.wardiary.projector.query;

import java.util.Optional;
import org.wardiary.events.log.TopicRange;

/**
 * A part of the rows of an archive.
 *
 * @param from where it begins; at the beginning where nothing is said
 * @param to where it ends; where the rows end when they are read where nothing is said
 */
public record RowPart(Optional<RowMark> from, Optional<RowMark> to) {

  /** All rows. */
  public static final RowPart WHOLE = new RowPart(Optional.empty(), Optional.empty());

  /** All rows before a mark. */
  public static RowPart before(RowMark mark) {
    return new RowPart(Optional.empty(), Optional.of(mark));
  }

  /** Those from one mark up to another. */
  public static RowPart between(RowMark from, RowMark to) {
    return new RowPart(Optional.of(from), Optional.of(to));
  }

  /** The same of the topics. */
  TopicRange range() {
    return new TopicRange(from.map(RowMark::ends), to.map(RowMark::ends));
  }
}
