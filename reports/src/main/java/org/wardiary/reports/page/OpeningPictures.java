package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;

/** Small boards beside the openings. */
@FunctionalInterface
public interface OpeningPictures {

  /** No pictures. */
  OpeningPictures NONE = (game, side, actions) -> Optional.empty();

  /**
   * A picture of one side's first actions, an SVG document.
   *
   * @param game id of the kind of game
   * @param side the side
   * @param actions its first answers to the question of a turn, one to three, as a record writes
   *     them
   */
  Optional<String> picture(String game, String side, List<String> actions);
}
