package org.wardiary.events.log;

import java.util.Optional;

/**
 * A part of topics.
 *
 * @param from where it begins; at the beginning where nothing is said
 * @param to where it ends; where the topics end when they are read where nothing is said
 */
public record Stretch(Optional<TopicEnds> from, Optional<TopicEnds> to) {

  /** All that is there. */
  public static final Stretch WHOLE = new Stretch(Optional.empty(), Optional.empty());
}
