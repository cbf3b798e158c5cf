package org.wardiary.events.game.squares.board;

import java.util.List;

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

  static final List<AttackRole> ALL = List.of(values());
}
