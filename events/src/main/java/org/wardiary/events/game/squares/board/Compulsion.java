package org.wardiary.events.game.squares.board;

/** Whether a unit had to retreat or stand, as events give it. */
public enum Compulsion {
  /** The rules allowed nothing else. */
  FORCED("forced"),
  /** The owner could have chosen otherwise. */
  CHOSEN("chosen"),
  /** The attacker's side chose an option that includes this retreat. */
  OPTION("option");

  private final String title;

  Compulsion(String title) {
    this.title = title;
  }

  /** The word that events use. */
  public String title() {
    return title;
  }
}
