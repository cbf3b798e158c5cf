package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;

/** Why an application takes no more messages of a game, or folds no more of one of its views. */
enum Completion {
  /** The game has ended. */
  ENDED,
  /** A message of the game is damaged, or the view's fold failed. */
  QUARANTINED;

  byte[] bytes() {
    return name().getBytes(StandardCharsets.US_ASCII);
  }

  static Completion of(byte[] bytes) {
    return valueOf(new String(bytes, StandardCharsets.US_ASCII));
  }
}
