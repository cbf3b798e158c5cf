package org.wardiary.events.game.recorded;

import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.recorded.file.GameFile;

/**
 * A game file in the place of a map.
 *
 * @param file the file, with scenario and options applied
 */
public record FileMap(GameFile file) implements GameMap {

  @Override
  public GameMap published() {
    return new FileMap(file.published());
  }
}
