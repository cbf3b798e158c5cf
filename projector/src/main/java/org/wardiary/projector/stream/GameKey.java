package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Keys of messages: a game's id, 16 lower-case hex digits. */
final class GameKey {

  private static final int LENGTH = 16;

  private GameKey() {}

  /**
   * The id in a key.
   *
   * @param key the key of a message; may be null
   * @return the id; empty if the key is not one
   */
  static Optional<String> parse(byte[] key) {
    if (key == null || key.length != LENGTH) {
      return Optional.empty();
    }
    for (byte digit : key) {
      if (!(digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f')) {
        return Optional.empty();
      }
    }
    return Optional.of(new String(key, StandardCharsets.US_ASCII));
  }
}
