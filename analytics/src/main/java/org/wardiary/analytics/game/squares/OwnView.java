package org.wardiary.analytics.game.squares;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.squares.map.Space;

/**
 * The board as each side sees it with its own reserve in the south, so that both sides' squares can
 * be counted together: those of the side in the north stand where half a turn of the board puts
 * them.
 *
 * @param images each side's images by code; itself where a side sees the board as it is
 */
record OwnView(List<Map<String, String>> images) {

  /** A view that no later change of the argument reaches. */
  OwnView {
    // no Map.copyOf: this is asked for each turn of each unit, and a hash map answers faster
    images = images.stream().<Map<String, String>>map(HashMap::new).toList();
  }

  /** The view of a board; as it is, if the board is not known or not symmetrical. */
  static OwnView of(Optional<BoardPlan> board) {
    // one text for each space: games are many, and all of them name it
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
