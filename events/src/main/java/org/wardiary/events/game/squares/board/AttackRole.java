package org.wardiary.events.game.squares.board;

/** What a unit is in the attack that goes on. */
public enum AttackRole {
  /** Has no part in it, or is displaced by one that has. */
  NONE,
  ATTACKER,
  SUPPORTER,
  DEFENDER;

  private static final AttackRole[] ALL = values();

  public static AttackRole of(int ordinal) {
    return ALL[ordinal];
  }
}
