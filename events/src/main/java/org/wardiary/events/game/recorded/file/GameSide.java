package org.wardiary.events.game.recorded.file;

import java.util.Optional;

/**
 * A side of a game.
 *
 * @param id the word that records use, also the name of its player's tag
 * @param name what people call it
 * @param colour its colour as {@code #rrggbb}, if the file gives one
 */
public record GameSide(String id, String name, Optional<String> colour) {

  /** A side that is called as records call it. */
  public static GameSide named(String id) {
    return new GameSide(id, id, Optional.empty());
  }
}
