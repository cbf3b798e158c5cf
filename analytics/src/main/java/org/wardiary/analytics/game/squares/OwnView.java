package org.wardiary.analytics.game.squares;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.squares.map.Space;

/**
 * The board as each side sees it, with its own reserve in the south, so that both sides' squares
 * can be counted together: those of the side in the north are rotated by 180 degrees.
 *
 * @param images for each side, the image of each space by code; the space itself for the side in
 *     the south
 */
record OwnView(List<Map<String, String>> images) {

  /** Copies the maps. */
  OwnView {
    // not Map.copyOf: there is a look-up for each turn of each unit, and HashMap is faster
    images = images.stream().<Map<String, String>>map(HashMap::new).toList();
  }

  /** The view of a board; spaces are unchanged if the board is unknown or not symmetric. */
  static OwnView of(Optional<BoardPlan> board) {
    // share one string per space, as all of the many games name it
    Map<String, String> same =
        board.map(BoardPlan::spaces).orElse(List.of()).stream()
            .collect(Collectors.toMap(Space::code, Space::code));
    Map<String, String> turned = board.flatMap(BoardPlan::turned).orElse(same);
    boolean firstInNorth = board.map(BoardPlan::north).orElse(0) == 0;
    return new OwnView(firstInNorth ? List.of(turned, same) : List.of(same, turned));
  }

  /**
   * A space as a side sees it.
   *
   * @param side 0 or 1
   */
  String space(int side, String code) {
    return images.get(side).getOrDefault(code, code);
  }
}
