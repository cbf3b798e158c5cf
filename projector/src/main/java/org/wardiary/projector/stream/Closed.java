package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;

/** How an application is done with a game: an entry of its store {@code closed}. */
enum Closed {
  /** The game has ended. */
  ENDED,
  /** A message of the game was damaged; nothing after it counts. */
  QUARANTINED;

  byte[] bytes() {
    return name().getBytes(StandardCharsets.US_ASCII);
  }

  static Closed of(byte[] bytes) {
    return valueOf(new String(bytes, StandardCharsets.US_ASCII));
  }
}
