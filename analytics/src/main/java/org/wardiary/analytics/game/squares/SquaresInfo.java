package org.wardiary.analytics.game.squares;

import java.util.Optional;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Losses;
import org.wardiary.events.game.squares.variant.Reading;
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
    return SquaresParameters.losses(rules());
  }

  /** Whether a defender may stand in a flank attack by the rules of the games (SQ-7.1). */
  boolean standsInFlank() {
    RuleSet rules = rules();
    return Reading.FLANKED_GUNS_STAND.isOn(rules)
        || Reading.FLANKED_HEAVY_CAVALRY_STANDS.isOn(rules)
        || Reading.FLANKED_CAVALRY_STANDS_IN_FOREST.isOn(rules);
  }

  /** Whether Heavy Cavalry that charges a Guard is lost by the rules of the games (SQ-R31). */
  boolean guardStopsHeavyCavalry() {
    return Reading.GUARD_STOPS_HEAVY_CAVALRY.isOn(rules());
  }

  private RuleSet rules() {
    Parameters parameters = Games.find(game.game()).orElseThrow().parameters();
    return RulesTag.of(game.rules(), parameters);
  }

  /** Name of a kind of unit for display. */
  String kind(String letter) {
    return game.kind(letter);
  }
}
