package org.wardiary.events.game;

import java.util.List;

/**
 * A game's map as its rules read it; only the game's own packages know what it holds. Immutable.
 */
public interface GameMap {

  /** Warnings about what is allowed but probably not intended, one sentence each. */
  default List<String> warnings() {
    return List.of();
  }

  /** What a published site may show of it: itself, unless its owner keeps some of it back. */
  default GameMap published() {
    return this;
  }
}
