package org.wardiary.events.referee;

import java.util.Optional;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;

/**
 * Reads the tag {@code Random} (GV-5), against which draws are checked. Draws of other algorithms,
 * and those of a seed of which only the hash is known, cannot be checked.
 */
final class ChanceCheck {

  static final String ALGORITHM = "splitmix64";
  static final String RULE = "GV-5";

  private ChanceCheck() {}

  /**
   * The rejection of a tag {@code Random} that names this algorithm but no valid seed, or another
   * seed than that of its hash.
   */
  static Optional<TagRejection> badTag(Tags tags) {
    try {
      RandomTag.of(tags);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new TagRejection(RandomTag.NAME, RULE, e.getMessage()));
    }
  }

  /**
   * The draws that the tag {@code Random} determines; empty if it is absent, names another
   * algorithm, or does not show the seed.
   */
  static Optional<RandomDraws> draws(Tags tags) {
    return RandomTag.of(tags).flatMap(RandomTag::draws);
  }
}
