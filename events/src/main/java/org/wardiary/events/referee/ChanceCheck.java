package org.wardiary.events.referee;

import java.util.Optional;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Text;

/**
 * Reads the tag {@code Random} (GV-5), against which draws are checked. Draws of other algorithms
 * cannot be checked.
 */
public final class ChanceCheck {

  static final String TAG = "Random";
  static final String ALGORITHM = "splitmix64";
  static final String RULE = "GV-5";

  private ChanceCheck() {}

  /** The rejection of a tag {@code Random} that names this algorithm but no valid seed. */
  static Optional<TagRejection> badTag(Tags tags) {
    Optional<String> value = tags.get(TAG);
    if (value.isEmpty() || !isOurs(value.get()) || seed(value.get()).isPresent()) {
      return Optional.empty();
    }
    String reason =
        Text.of(
            "expected 'splitmix64 N', N from 0 to 18446744073709551615, but %s is '%s'",
            TAG, value.get());
    return Optional.of(new TagRejection(TAG, RULE, reason));
  }

  /**
   * The draws that the tag {@code Random} determines; empty if it is absent or names another
   * algorithm.
   */
  public static Optional<RandomDraws> draws(Tags tags) {
    return tags.get(TAG)
        .filter(ChanceCheck::isOurs)
        .flatMap(ChanceCheck::seed)
        .map(RandomDraws::new);
  }

  private static boolean isOurs(String value) {
    return value.equals(ALGORITHM) || value.startsWith(ALGORITHM + " ");
  }

  private static Optional<Long> seed(String value) {
    String digits = value.substring(Math.min(value.length(), ALGORITHM.length() + 1));
    boolean numeral = !digits.isEmpty() && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    try {
      return numeral ? Optional.of(Long.parseUnsignedLong(digits)) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
