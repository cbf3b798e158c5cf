package org.wardiary.projector.index;

/** What a game reached of a position and its images. The last constant that applies counts. */
enum Reached {
  NOTHING,
  MIRRORED,
  RENUMBERED,
  ASKED_FOR;

  static Reached of(PositionMatch leftOut) {
    return leftOut == PositionMatch.RENUMBERED ? RENUMBERED : MIRRORED;
  }
}
