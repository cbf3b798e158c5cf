package org.wardiary.reports.board;

import java.util.Collection;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.GameMap;
import org.wardiary.reports.draw.Scene;

/** Draws the positions of a game. Stateless. */
public interface BoardPicture {

  /**
   * The same picture for the positions of one game: what they have in common is made once, and
   * there is room for all that its events name.
   *
   * @param map the game's map
   * @param events bodies of its events
   */
  default BoardPicture over(GameMap map, Collection<SpecificRecord> events) {
    return this;
  }

  /** The whole picture: board, codes, units, last events, names, score, who decides. */
  Scene full(DrawnPosition drawn);

  /**
   * Only the board of the {@linkplain #full whole picture}, for pages that show the rest beside it.
   */
  default Scene plain(DrawnPosition drawn) {
    return small(drawn);
  }

  /** The name plates of the whole picture, from top to bottom; empty if it has none. */
  default List<Plate> plates(DrawnPosition drawn) {
    return List.of();
  }

  /** Codes of the spaces, row by row from the top; empty if the picture gives no such order. */
  default List<String> spaces(GameMap map) {
    return List.of();
  }

  /**
   * What may be pointed at on the {@link #plain} board, from behind to front; empty if answers can
   * only be typed.
   */
  default List<Target> targets(DrawnPosition drawn) {
    return List.of();
  }

  /**
   * What the symbols and marks of counters mean; the same for every position of a game, so that it
   * reveals nothing that is hidden.
   */
  default List<Legend.Entry> legend(DrawnPosition drawn) {
    return List.of();
  }

  /** What the ground means, drawn as on the board. */
  default List<Legend.Entry> terrain(DrawnPosition drawn) {
    return List.of();
  }

  /** A small picture: board and units, last events as arrows, hardly any text. */
  Scene small(DrawnPosition drawn);

  /** The board without units, each space coloured by a value. */
  Scene heat(GameMap map, Heat heat);
}
