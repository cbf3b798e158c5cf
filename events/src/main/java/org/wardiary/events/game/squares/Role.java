package org.wardiary.events.game.squares;

/** What a unit is in the attack that goes on. */
enum Role {
  /** Has no part in it, or is displaced by one that has. */
  NONE,
  ATTACKER,
  SUPPORTER,
  DEFENDER;

  private static final Role[] ALL = values();

  static Role of(int ordinal) {
    return ALL[ordinal];
  }
}
