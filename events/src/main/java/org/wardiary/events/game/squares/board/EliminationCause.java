package org.wardiary.events.game.squares.board;

/** The role in which a unit is eliminated, as the event {@code UnitEliminated} gives it. */
public enum EliminationCause {
  /** As the defender. */
  ATTACKED("attacked"),
  /** As the attacker. */
  ATTACKER("attacker"),
  /** As the supporter. */
  SUPPORTER("supporter"),
  /** In its reserve (SQ-7.7). */
  CASUALTY("casualty");

  private final String title;

  EliminationCause(String title) {
    this.title = title;
  }

  /** The cause for a unit that is eliminated in an attack. */
  public static EliminationCause of(AttackRole role) {
    return switch (role) {
      case ATTACKER -> ATTACKER;
      case SUPPORTER -> SUPPORTER;
      case DEFENDER, NONE -> ATTACKED;
    };
  }

  /** The word that the event uses. */
  public String title() {
    return title;
  }
}
