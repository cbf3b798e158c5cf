package org.wardiary.events.game.squares;

/** Whose will a retreat or a stand was; the words of the events. */
enum How {
  /** The rules left nothing else. */
  FORCED("forced"),
  /** The owner could have done otherwise. */
  CHOSEN("chosen"),
  /** The attacker's side chose it by an option. */
  OPTION("option");

  private final String title;

  How(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
