package org.wardiary.analytics.game.squares;

import java.util.Optional;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * What is known of a variant of SQUARES beside its rows.
 *
 * @param game names of its units
 * @param board its standard board; empty if its map is not known
 */
record SquaresInfo(GameInfo game, Optional<BoardPlan> board) {

  static SquaresInfo of(GameInfo game) {
    return new SquaresInfo(
        game,
        game.map()
            .filter(SquaresMap.class::isInstance)
            .map(SquaresMap.class::cast)
            .map(BoardPlan::of));
  }

  /** Whether Horse may charge: in the variant that has a Guard (SQ-2.2, SQ-5.5). */
  boolean hasCharges() {
    return game.kinds().containsKey(Guard.KIND);
  }

  /** Name of a kind of unit for people. */
  String kind(String letter) {
    return game.kind(letter);
  }
}
