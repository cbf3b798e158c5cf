package org.wardiary.projector.index;

/** How the position of a game is like the one asked for. */
public enum PositionMatch {
  /** The same, numbers of units included. */
  SAME,
  /** The same but for numbers of units of one side and kind. */
  RENUMBERED,
  /** A mirror image, numbers perhaps other ones. */
  MIRRORED,
  /** A mirror image with the sides exchanged. */
  EXCHANGED
}
