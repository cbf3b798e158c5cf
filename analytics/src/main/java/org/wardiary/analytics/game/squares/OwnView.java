package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board as each side sees it with its own reserve in the south, so that both sides' squares can
 * be counted together: those of the side in the north stand where half a turn of the board puts
 * them.
 *
 * @param images each side's images by code; none of a side that sees the board as it is
 */
record OwnView(List<Map<String, String>> images) {

  /** The view of a board; as it is, if the board is not known or not symmetrical. */
  static OwnView of(Optional<BoardPlan> board) {
    Map<String, String> turned = board.flatMap(BoardPlan::turned).orElse(Map.of());
    boolean firstInNorth = board.map(BoardPlan::north).orElse(0) == 0;
    return new OwnView(firstInNorth ? List.of(turned, Map.of()) : List.of(Map.of(), turned));
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
