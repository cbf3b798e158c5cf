package org.wardiary.events.game;

import java.util.List;

/**
 * A game's map as its rules read it. Immutable. Only the game's own packages know what it holds.
 */
public interface GameMap {

  /** Warnings about what is allowed but unlikely to be meant, a sentence each. */
  default List<String> warnings() {
    return List.of();
  }
}
