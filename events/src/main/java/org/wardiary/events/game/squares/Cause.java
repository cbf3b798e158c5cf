package org.wardiary.events.game.squares;

/** As what a unit is eliminated; the words of the event {@code UnitEliminated}. */
enum Cause {
  /** As the defender. */
  ATTACKED("attacked"),
  /** As the attacker. */
  ATTACKER("attacker"),
  /** As the supporter. */
  SUPPORTER("supporter"),
  /** In its reserve (SQ-7.7). */
  CASUALTY("casualty");

  private final String title;

  Cause(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
