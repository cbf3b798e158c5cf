package org.wardiary.events.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * The tag {@code Random} (GV-5) of the generator {@code splitmix64}: a seed, the hash of a seed
 * that is shown only when the game is over, or both. Immutable.
 *
 * @param text the value of the tag
 * @param seed the seed; empty if only its hash is known
 */
public record RandomTag(String text, Optional<Long> seed) {

  /** Name of the tag. */
  public static final String NAME = "Random";

  private static final String ALGORITHM = "splitmix64";
  private static final String HASH = ALGORITHM + " sha256:[0-9a-f]{64}";
  private static final Pattern COMMITTED =
      Pattern.compile("(" + HASH + ")(?: ([0-9]+) ([0-9a-f]{32}))?");
  private static final Pattern SEED = Pattern.compile(ALGORITHM + " ([0-9]+)");

  /**
   * The tag of a game.
   *
   * @return the tag; empty if the game has none, or it names something else than this generator
   * @throws IllegalArgumentException if it names this generator but is malformed, or its seed is
   *     not the one of its hash
   */
  public static Optional<RandomTag> of(Tags tags) {
    return tags.get(NAME)
        .filter(text -> text.equals(ALGORITHM) || text.startsWith(ALGORITHM + " "))
        .map(RandomTag::read);
  }

  /**
   * The tag of a seed that can be committed to.
   *
   * @param seed 64 random bits
   * @param nonce first half of 128 random bits, without which the seed could be guessed
   * @param more second half
   */
  public static RandomTag shown(long seed, long nonce, long more) {
    String digits = Long.toUnsignedString(seed);
    String salt = Text.of("%016x%016x", nonce, more);
    return new RandomTag(Text.of("%s %s %s", hash(digits, salt), digits, salt), Optional.of(seed));
  }

  private static RandomTag read(String text) {
    Matcher plain = SEED.matcher(text);
    if (plain.matches()) {
      return new RandomTag(text, Optional.of(number(text, plain.group(1))));
    }
    Matcher committed = COMMITTED.matcher(text);
    if (!committed.matches()) {
      throw bad(text);
    }
    if (committed.group(2) == null) {
      return new RandomTag(text, Optional.empty());
    }
    String due = hash(committed.group(2), committed.group(3));
    if (!due.equals(committed.group(1))) {
      throw new IllegalArgumentException(
          Text.of(
              "expected the seed and nonce of '%s' but those in %s are of '%s'",
              committed.group(1), NAME, due));
    }
    return new RandomTag(text, Optional.of(number(text, committed.group(2))));
  }

  private static long number(String text, String digits) {
    try {
      return Long.parseUnsignedLong(digits);
    } catch (NumberFormatException e) {
      throw bad(text);
    }
  }

  private static IllegalArgumentException bad(String text) {
    return new IllegalArgumentException(
        Text.of(
            "expected 'splitmix64 N', N from 0 to 18446744073709551615, or 'splitmix64 sha256:HASH'"
                + " of 64 hex digits, perhaps followed by N and a nonce of 32 hex digits, but %s is"
                + " '%s'",
            NAME, text));
  }

  private static String hash(String digits, String nonce) {
    String hashed = Text.of("%s %s %s", ALGORITHM, digits, nonce);
    return Text.of("%s sha256:%s", ALGORITHM, Digest.hex(hashed));
  }

  /** The draws that the seed determines; empty if only its hash is known. */
  public Optional<RandomDraws> draws() {
    return seed.map(RandomDraws::new);
  }

  /** Whether the seed was committed to by its hash. */
  public boolean isCommitted() {
    return COMMITTED.matcher(text).matches();
  }

  /** The hash alone, as the tag has it while the game is played; empty without a hash. */
  public Optional<String> commitment() {
    return commitment(text);
  }

  /**
   * The part of a tag's value that is the hash of a seed, with the generator's name: equal before
   * and after the seed is shown. Empty if the value has none.
   */
  public static Optional<String> commitment(String text) {
    return Optional.of(COMMITTED.matcher(text)).filter(Matcher::matches).map(it -> it.group(1));
  }
}
