package org.wardiary.events.game.squares.variant;

/** The position of an action in its turn, which decides whether a charge is possible (SQ-5.5). */
public enum ActionTiming {
  /** The only action of a turn, or the second of a double turn. */
  ORDINARY,
  /** The first action of a double turn. */
  FIRST_OF_DOUBLE_TURN
}
