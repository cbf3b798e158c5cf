package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.game.squares.variant.Reading;

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
  /** The defender retreats or stands, and then both units are eliminated (SQ-6.3). */
  RESPONSE,
  /** The defender retreats or stands, and then only the attacker is eliminated (SQ-R33). */
  SAFE_RESPONSE;

  /** The outcome of the attack in progress, by the first line of SQ-6.1 and SQ-6.2 that fits. */
  public static Outcome of(Board board) {
    Kind attacker = board.kind(board.attack().attacker());
    Kind defender = board.kind(board.attack().defender());
    if (board.rules().forestRepels() && AttackTraits.intoForest(board)) { // SQ-6.1, SQ-R26
      return ATTACKER_LOST;
    }
    if (AttackTraits.isCharge(board)) {
      return defender == Kind.GUARD && isStoppedByGuard(board, attacker)
          ? BOTH_LOST
          : DEFENDER_LOST;
    }
    if (!isSafe(board, attacker, defender)) {
      return RESPONSE;
    }
    return board.rules().has(Reading.SAFE_DEFENDERS_UNASKED) ? ATTACKER_LOST : SAFE_RESPONSE;
  }

  /** Whether Horse that charges a Guard is lost too (SQ-R31). */
  private static boolean isStoppedByGuard(Board board, Kind attacker) {
    return attacker != Kind.HEAVY_CAVALRY || board.rules().has(Reading.GUARD_STOPS_HEAVY_CAVALRY);
  }

  /** Whether the defender cannot be eliminated: the second line of SQ-6.2. */
  private static boolean isSafe(Board board, Kind attacker, Kind defender) {
    return switch (defender) {
      case ARTILLERY, HORSE_BATTERY -> !attacker.isGun();
      case GUARD -> attacker.isLine() && board.timing() == ActionTiming.ORDINARY;
      case HEAVY_CAVALRY -> // SQ-R32
          attacker == Kind.CAVALRY
              || attacker == Kind.HEAVY_CAVALRY
                  && board.rules().has(Reading.HEAVY_CAVALRY_STOPS_ITS_KIND);
      case INFANTRY, LIGHT_INFANTRY, CAVALRY -> false;
    };
  }

  /** Whether a defender that can retreat must (SQ-6.3). */
  public static boolean mustRetreat(Board board) {
    return AttackTraits.isFlank(board) ? !mayStandInFlank(board) : mustRetreatElsewhere(board);
  }

  /** Whether a defender that can retreat may stand in a flank attack (SQ-R13, SQ-R30). */
  private static boolean mayStandInFlank(Board board) {
    return switch (board.kind(board.attack().defender())) {
      case HEAVY_CAVALRY -> board.rules().has(Reading.FLANKED_HEAVY_CAVALRY_STANDS);
      case CAVALRY ->
          AttackTraits.intoForest(board)
              && board.rules().has(Reading.FLANKED_CAVALRY_STANDS_IN_FOREST);
      case INFANTRY, LIGHT_INFANTRY, GUARD, HORSE_BATTERY, ARTILLERY -> false;
    };
  }

  private static boolean mustRetreatElsewhere(Board board) {
    Kind attacker = board.kind(board.attack().attacker());
    boolean unsupportedByHorse = !board.attack().supported() && attacker.isHorse();
    return switch (board.kind(board.attack().defender())) {
      case INFANTRY, LIGHT_INFANTRY -> attacker == Kind.GUARD; // SQ-R27: in forest too
      case CAVALRY -> !AttackTraits.intoForest(board) && !unsupportedByHorse;
      case GUARD, HEAVY_CAVALRY, HORSE_BATTERY, ARTILLERY -> false;
    };
  }

  /**
   * Whether a defender without a legal retreat stands, as it does unless it is lost to a flank
   * attack at no cost (SQ-7.1, SQ-R29).
   */
  static boolean standsWithoutRetreat(Board board) {
    boolean gunAgainstNone =
        board.kind(board.attack().defender()).isGun()
            && !board.kind(board.attack().attacker()).isGun();
    return !AttackTraits.isFlank(board)
        || gunAgainstNone && board.rules().has(Reading.FLANKED_GUNS_STAND);
  }
}
