package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;

/**
 * The outcome of an unsupported attack on a square, given by kinds and places of the units (SQ-6).
 */
public enum Outcome {
  /** Only the attacker is eliminated. */
  ATTACKER_LOST,
  /** The defender is eliminated and the attacker may advance. */
  DEFENDER_LOST,
  /** Both units are eliminated. */
  BOTH_LOST,
  /** The defender retreats or stands (SQ-6.3). */
  RESPONSE;

  /** The outcome of the attack in progress, by the first line of SQ-6.1 and SQ-6.2 that fits. */
  public static Outcome of(Board board) {
    Kind attacker = board.kind(board.attack().attacker());
    Kind defender = board.kind(board.attack().defender());
    if (board.rules().forestRepels() && AttackTraits.intoForest(board)) { // SQ-6.1, SQ-R26
      return ATTACKER_LOST;
    }
    if (AttackTraits.isCharge(board)) {
      return defender == Kind.GUARD ? BOTH_LOST : DEFENDER_LOST;
    }
    if (defender.isGun() && !attacker.isGun()) {
      return ATTACKER_LOST;
    }
    boolean ordinary = board.timing() == ActionTiming.ORDINARY;
    if (defender == Kind.GUARD && attacker.isLine() && ordinary) {
      return ATTACKER_LOST;
    }
    boolean horseOnHeavy = defender == Kind.HEAVY_CAVALRY && attacker.isHorse();
    return horseOnHeavy ? ATTACKER_LOST : RESPONSE;
  }

  /** Whether a defender that can retreat must (SQ-6.3). */
  public static boolean mustRetreat(Board board) {
    Kind attacker = board.kind(board.attack().attacker());
    boolean unsupportedByHorse = !board.attack().supported() && attacker.isHorse();
    return AttackTraits.isFlank(board)
        || switch (board.kind(board.attack().defender())) {
          case INFANTRY, LIGHT_INFANTRY -> attacker == Kind.GUARD; // SQ-R27: in forest too
          case CAVALRY -> !AttackTraits.intoForest(board) && !unsupportedByHorse;
          case GUARD, HEAVY_CAVALRY, HORSE_BATTERY, ARTILLERY -> false;
        };
  }
}
