package org.wardiary.events.game;

import java.util.List;

/**
 * Reads the {@code SETUP} lines of a game's scenario files. Each game package has one such class,
 * named in {@code src/test/resources/META-INF/services/org.wardiary.events.game.ScenarioSetup}; it
 * must be public and have a public constructor without parameters.
 */
public interface ScenarioSetup {

  /** Ids of the games whose lines it reads. */
  List<String> games();

  /**
   * The position that the lines describe, with an open question.
   *
   * @param setup game, map, first side and tags of the case
   * @param lines the lines between {@code SETUP} and the next keyword, stripped, without blank
   *     lines
   */
  Position position(Setup setup, List<String> lines);
}
