package org.wardiary.reports.board;

import java.util.List;
import org.wardiary.events.game.GameMap;
import org.wardiary.reports.draw.Scene;

/** Draws the positions of a game. Stateless. */
public interface BoardPicture {

  /** The whole picture: board, codes, units, last events, names, score, who decides. */
  Scene full(DrawnPosition drawn);

  /**
   * The board of the whole picture alone, for pages that say beside it what the picture says around
   * it.
   */
  default Scene plain(DrawnPosition drawn) {
    return small(drawn);
  }

  /** The name plates of the whole picture, from above; none if it has none. */
  default List<Plate> plates(DrawnPosition drawn) {
    return List.of();
  }

  /** Codes of the spaces, row by row from above; none where nobody reads them so. */
  default List<String> spaces(GameMap map) {
    return List.of();
  }

  /**
   * What may be pointed at on the {@link #plain} board, from behind to front; nothing where answers
   * are typed alone.
   */
  default List<Target> targets(DrawnPosition drawn) {
    return List.of();
  }

  /** A small one: board and units, last events as arrows, hardly a word. */
  Scene small(DrawnPosition drawn);

  /** The board without units, each space coloured by a value. */
  Scene heat(GameMap map, Heat heat);
}
