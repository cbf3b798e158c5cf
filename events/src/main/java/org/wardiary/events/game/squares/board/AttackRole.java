package org.wardiary.events.game.squares.board;

/** The role of a unit in an attack. */
public enum AttackRole {
  /** No role: the unit takes no part. */
  NONE,
  /** The attacking unit. */
  ATTACKER,
  /** The supporting unit. */
  SUPPORTER,
  /** The attacked unit. */
  DEFENDER;

  private static final AttackRole[] ALL = values();

  /** The role with an ordinal. */
  static AttackRole of(int ordinal) {
    return ALL[ordinal];
  }
}
