package org.wardiary.events.game;

import java.util.List;

/**
 * Reads the {@code SETUP} lines of a game's scenario files. One class a game package, named in
 * {@code src/test/resources/META-INF/services/org.wardiary.events.game.ScenarioSetup}; public, with
 * a public constructor without parameters.
 */
public interface ScenarioSetup {

  /** Ids of the games whose lines it reads. */
  List<String> games();

  /**
   * The position that the lines describe, with a question standing.
   *
   * @param setup game, map, first side and tags of the case
   * @param lines the lines between {@code SETUP} and the next keyword, stripped, none blank
   */
  Position position(Setup setup, List<String> lines);
}
