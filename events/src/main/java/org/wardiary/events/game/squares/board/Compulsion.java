package org.wardiary.events.game.squares.board;

/** Whether a unit had to retreat or stand, as events write it. */
public enum Compulsion {
  /** The rules allowed nothing else. */
  FORCED("forced"),
  /** The owner could have done otherwise. */
  CHOSEN("chosen"),
  /** The attacker's side chose an option with this retreat. */
  OPTION("option");

  private final String title;

  Compulsion(String title) {
    this.title = title;
  }

  /** The word of the events. */
  public String title() {
    return title;
  }
}
