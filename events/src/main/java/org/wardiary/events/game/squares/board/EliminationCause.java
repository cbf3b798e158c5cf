package org.wardiary.events.game.squares.board;

/** As what a unit is eliminated; the words of the event {@code UnitEliminated}. */
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

  public String title() {
    return title;
  }
}
