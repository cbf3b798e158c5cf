package org.wardiary.events.game.squares.board;

/** What a unit is in an attack. */
public enum AttackRole {
  /** None of the three: it takes no part, or only as a unit that is displaced. */
  NONE,
  /** The attacking unit. */
  ATTACKER,
  /** The supporting unit. */
  SUPPORTER,
  /** The unit attacked. */
  DEFENDER;

  private static final AttackRole[] ALL = values();

  /** The role with an ordinal. */
  static AttackRole of(int ordinal) {
    return ALL[ordinal];
  }
}
