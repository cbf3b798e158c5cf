package org.wardiary.events.game;

import java.util.List;

/**
 * Pairs of positions that differ only in what a side cannot see, for the law that they give it
 * equal views. One class for a game with hidden information, named in {@code
 * src/test/resources/META-INF/services/org.wardiary.events.game.HiddenTwins}; public, with a public
 * constructor without parameters.
 */
public interface HiddenTwins {

  /**
   * Two positions and a side that cannot tell them apart.
   *
   * @param about what differs, for the message
   * @param one a position
   * @param other another position at the same ply, different for the umpire
   * @param blind the side
   */
  record Pair(String about, Position one, Position other, Viewer blind) {}

  /** Id of the game. */
  String game();

  /**
   * Pairs, at least one.
   *
   * @param setup a setup of the game on its standard map
   * @param draws where chance comes from
   */
  List<Pair> pairs(Setup setup, Draws draws);
}
