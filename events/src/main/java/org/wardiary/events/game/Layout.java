package org.wardiary.events.game;

import java.util.List;

/** A game's parsed map: immutable; opaque to all but its game. */
public interface Layout {

  /** What is allowed but odd about the map (GV-1.1), a sentence each. */
  default List<String> warnings() {
    return List.of();
  }
}
