package org.wardiary.analytics.game.squares;

import java.util.Optional;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Losses;
import org.wardiary.events.game.squares.variant.SquaresParameters;

/**
 * What is known of a variant of SQUARES in addition to its rows.
 *
 * @param game the variant, with the names of its kinds of units
 * @param board the standard board; empty if the map is not known
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

  /** The points that lost units count by the rules of the games (SQ-8.2). */
  Losses losses() {
    Parameters parameters = Games.find(game.game()).orElseThrow().parameters();
    return SquaresParameters.losses(RulesTag.of(game.rules(), parameters));
  }

  /** Name of a kind of unit for display. */
  String kind(String letter) {
    return game.kind(letter);
  }
}
