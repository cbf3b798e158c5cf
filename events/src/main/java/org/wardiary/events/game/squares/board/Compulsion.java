package org.wardiary.events.game.squares.board;

/** Whose will a retreat or a stand was; the words of the events. */
public enum Compulsion {
  /** The rules left nothing else. */
  FORCED("forced"),
  /** The owner could have done otherwise. */
  CHOSEN("chosen"),
  /** The attacker's side chose it by an option. */
  OPTION("option");

  private final String title;

  Compulsion(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
