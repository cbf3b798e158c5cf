package org.wardiary.events.game;

import java.util.SortedMap;

/**
 * Counts how often each rule and ruling of a game's page fires in the games that it watches.
 * Mutable, for one thread; it works on copies, so that play itself pays nothing for it.
 */
public interface Coverage {

  /**
   * Watches an answer.
   *
   * @param before the position in which it is given, left as it is
   * @param code a legal answer there
   */
  void answered(Position before, long code);

  /** How often each id of the game's page fired, 0 included, in the order of the page. */
  SortedMap<String, Long> counts();
}
