package org.wardiary.events.game.squares.variant;

/** Where in its turn an action stands. */
public enum ActionTiming {
  /** The first action of a double turn, "directly after a PASS" (SQ-R11). */
  FIRST_OF_DOUBLE,
  /** Any other. */
  ORDINARY
}
