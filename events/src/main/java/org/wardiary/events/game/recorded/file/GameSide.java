package org.wardiary.events.game.recorded.file;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A side of a game.
 *
 * @param id the word that records use, also the name of its player's tag
 * @param name what people call it
 * @param colour its colour as {@code #rrggbb}, if the file gives one
 */
public record GameSide(String id, String name, Optional<String> colour) {

  private static final int FEWEST = 2;
  private static final int MOST = 8;

  /**
   * Whether texts can be the ids of a game's sides: two to eight different words that are names of
   * tags and mean nothing else in records.
   */
  public static boolean areIds(List<String> ids) {
    return ids.size() >= FEWEST
        && ids.size() <= MOST
        && new HashSet<>(ids).size() == ids.size()
        && ids.stream().allMatch(id -> SidesReader.isId(id, ids));
  }
}
