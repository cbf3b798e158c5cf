package org.wardiary.events.game;

import java.util.List;

/** A game's map as its rules read it: immutable; opaque to all but its game. */
public interface GameMap {

  /** What is allowed but odd about the map (GV-1.1), a sentence each. */
  default List<String> warnings() {
    return List.of();
  }
}
