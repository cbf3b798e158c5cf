package org.wardiary.events.game.recorded.file;

import org.wardiary.events.game.Titled;

/** What checks are about; the title is the word by which a game file names the check. */
public enum Topic implements Titled {
  /** How much may stand in a space. */
  STACK("stacking"),
  /** How far units may move, and over what. */
  MOVE("movement"),
  /** Whether units may enter a space with enemies. */
  ENEMIES("enemy units"),
  /** What movement next to enemies is like. */
  ZONE("zones of control"),
  /** How far attacks reach. */
  RANGE("range"),
  /** What a combat table gives. */
  TABLE("combat table"),
  /** How far and where units retreat. */
  RETREAT("retreats"),
  /** How far and where units advance after an attack. */
  ADVANCE("advances"),
  /** When and where units arrive. */
  ARRIVE("arrivals"),
  /** In which phases what happens. */
  PHASES("phases"),
  /** What losses and exits score. */
  SCORE("scores"),
  /** When the game ends, and who then wins. */
  END("end of the game");

  private final String name;

  Topic(String name) {
    this.name = name;
  }

  /** What people call it. */
  public String named() {
    return name;
  }
}
