package org.wardiary.projector.index;

/** How the position of a game matches the one asked for. */
public enum PositionMatch {
  /** The same position, including the numbers on units. */
  SAME,
  /** The same except for the numbers on units of one side and kind. */
  RENUMBERED,
  /** A mirror image, perhaps with other numbers on units. */
  MIRRORED,
  /** A mirror image with the sides exchanged. */
  EXCHANGED
}
