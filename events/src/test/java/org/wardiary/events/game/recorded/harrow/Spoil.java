package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Ways to break one rule of the rulebook with one statement, or with the end of a game. */
enum Spoil {
  PHASE_COMES_BACK("H2.1", PhaseSpoils::comesBack),
  MOVE_IN_COMBAT("H2.1", PhaseSpoils::moveInCombat),
  ATTACK_IN_MOVE("H2.1", PhaseSpoils::attackInMove),
  THIRD_IN_A_HEX("H3.1", MoveSpoils::thirdInHex),
  RETREAT_ONTO_STACK("H3.1", FightSpoils::retreatOntoStack),
  ONTO_ENEMY("H3.2", MoveSpoils::ontoEnemy),
  TOO_FAR("H4.1", MoveSpoils::tooFar),
  OVER_THE_RIVER("H4.1", MoveSpoils::overTheRiver),
  OVER_THE_BLOWN_BRIDGE("H4.1", MoveSpoils::overTheBlownBridge),
  THROUGH_A_ZONE("H5.2", MoveSpoils::throughZone),
  TOO_EARLY("H6.1", MoveSpoils::tooEarly),
  ELSEWHERE("H6.1", MoveSpoils::elsewhere),
  NOT_ADJACENT("H7.1", FightSpoils::notAdjacent),
  OUT_OF_RANGE("H7.2", FightSpoils::outOfRange),
  WRONG_COLUMN("H7.4", FightSpoils::wrongColumn),
  WRONG_RESULT("H7.4", FightSpoils::wrongResult),
  ADVANCE_TOO_FAR("H7.8", FightSpoils::advanceTooFar),
  RETREAT_TOO_FAR("H8.1", FightSpoils::retreatTooFar),
  RETREAT_ONTO_ENEMY("H8.1", FightSpoils::retreatOntoEnemy),
  RETREAT_OVER_RIVER("H8.1", FightSpoils::retreatOverRiver),
  ENEMY_DECIDES("H8.1", FightSpoils::enemyDecides),
  DISRUPTED_MOVES("H9.2", MoveSpoils::disruptedMoves),
  DISRUPTED_ATTACKS("H9.2", FightSpoils::disruptedAttacks),
  POINTS_FOR_NOTHING("H10.1", PhaseSpoils::pointsForNothing),
  POINTS_MISSING("H10.1", EndSpoils::pointsMissing),
  ENDS_TOO_EARLY("H11.1", EndSpoils::tooEarly),
  NO_COLLAPSE("H11.1", EndSpoils::noCollapse),
  WRONG_WINNER("H11.1", EndSpoils::wrongWinner),
  GOES_ON("H11.1", EndSpoils::goesOn);

  /** Spoils one statement, if it can. */
  interface OfStatement {
    Optional<Said> spoil(Game.Step step, Random random);
  }

  /** Spoils a whole game, if it can. */
  interface OfGame {
    Optional<Spoiled> spoil(Game game, String rule, Random random);
  }

  private final String rule;
  private final OfGame way;

  Spoil(String rule, OfStatement way) {
    this(rule, (game, id, random) -> one(game, id, random, way));
  }

  Spoil(String rule, OfGame way) {
    this.rule = rule;
    this.way = way;
  }

  /** The id of the rule that is broken. */
  String rule() {
    return rule;
  }

  /** The game with this rule broken; empty if none of its statements lends itself to it. */
  Optional<Spoiled> of(Game game, Random random) {
    return way.spoil(game, rule, random);
  }

  /** Replaces one statement; the game breaks off behind it. */
  private static Optional<Spoiled> one(Game game, String rule, Random random, OfStatement way) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < game.steps().size(); i++) {
      places.add(i);
    }
    Collections.shuffle(places, random);
    for (int place : places) {
      Optional<Said> wrong = way.spoil(game.steps().get(place), random);
      if (wrong.isPresent()) {
        List<String> said = new ArrayList<>(game.texts().subList(0, place));
        said.add(wrong.get().text());
        return Optional.of(new Spoiled(game.record(said, "*", ""), place, rule));
      }
    }
    return Optional.empty();
  }
}
