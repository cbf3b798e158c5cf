package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;

/** What the rules say of the attack that goes on, by kinds and places alone (SQ-5 to SQ-7). */
public enum Outcome {
  /** The attacker alone is eliminated. */
  ATTACKER_LOST,
  /** The defender is eliminated and the attacker may advance. */
  DEFENDER_LOST,
  /** Both are eliminated. */
  BOTH_LOST,
  /** The defender retreats or stands (SQ-6.3). */
  RESPONSE;

  /** The first line of SQ-6.1 and SQ-6.2 that fits an unsupported attack on a square. */
  public static Outcome of(Board board) {
    Kind attacker = attacker(board);
    Kind defender = defender(board);
    if (intoForest(board)) { // SQ-6.1, SQ-R26
      return ATTACKER_LOST;
    }
    if (isCharge(board)) {
      return defender == Kind.GUARD ? BOTH_LOST : DEFENDER_LOST;
    }
    if (defender.isGun() && !attacker.isGun()) {
      return ATTACKER_LOST;
    }
    if (defender == Kind.GUARD
        && attacker.isLine()
        && board.moment() != ActionTiming.FIRST_OF_DOUBLE) {
      return ATTACKER_LOST;
    }
    boolean rebuffed = defender == Kind.HEAVY_CAVALRY && attacker.isHorse();
    return rebuffed ? ATTACKER_LOST : RESPONSE;
  }

  private static Kind attacker(Board board) {
    return board.layout().armies().kind(board.battle().attacker());
  }

  private static Kind defender(Board board) {
    return board.layout().armies().kind(board.battle().defender());
  }

  /** Whether the target is a forest square. */
  public static boolean intoForest(Board board) {
    return Bits.has(board.layout().forest(), board.battle().target());
  }

  /** Whether the attack is a charge (SQ-5.5). */
  public static boolean isCharge(Board board) {
    return isCharge(board, board.battle());
  }

  /** Whether an attack, declared or not, is a charge (SQ-5.5). */
  public static boolean isCharge(Board board, CurrentAttack battle) {
    Armies armies = board.layout().armies();
    return battle.defender() >= 0
        && !battle.supported()
        && board
            .layout()
            .variant()
            .attacks()
            .charge(armies.kind(battle.attacker()), armies.kind(battle.defender()), board.moment());
  }

  /** Whether the attack is a Grand Battery on a unit that is no gun (SQ-5.4). */
  public static boolean isGrandBattery(Board board) {
    return isGrandBattery(board, board.battle());
  }

  /** Whether an attack, declared or not, is a Grand Battery on a unit that is no gun (SQ-5.4). */
  public static boolean isGrandBattery(Board board, CurrentAttack battle) {
    return battle.defender() >= 0 && Options.of(board, battle) == Options.GRAND_BATTERY;
  }

  /** Whether the attack is a flank attack (SQ-5.7). */
  public static boolean isFlank(Board board) {
    return isFlank(board, board.battle());
  }

  /** Whether an attack, declared or not, is a flank attack (SQ-5.7). */
  public static boolean isFlank(Board board, CurrentAttack battle) {
    if (battle.defender() < 0 || !battle.supported()) {
      return false;
    }
    int owner = Armies.side(battle.defender());
    int behind = board.layout().closer(owner, battle.target());
    return Bits.has(behind, board.space(battle.attacker()))
        || Bits.has(behind, board.space(battle.supporter()));
  }

  /** Whether a defender that can retreat must (SQ-6.3). */
  public static boolean mustRetreat(Board board) {
    boolean byGuard = attacker(board) == Kind.GUARD; // SQ-R27: in forest too
    return isFlank(board)
        || switch (defender(board)) {
          case INFANTRY, LIGHT_INFANTRY -> byGuard;
          case CAVALRY ->
              !intoForest(board) && (board.battle().supported() || !attacker(board).isHorse());
          case GUARD, HEAVY_CAVALRY, HORSE_BATTERY, ARTILLERY -> false;
        };
  }

  /** Whose will the retreat of a unit is. */
  public static Compulsion howRetreats(Board board, int unit) {
    CurrentAttack battle = board.battle();
    AttackRole role = battle.role(unit);
    if (role == AttackRole.NONE) {
      return Compulsion.FORCED;
    }
    if (role != AttackRole.DEFENDER || battle.option() != 0 && !Options.hasSecondChance(board)) {
      return Compulsion.OPTION;
    }
    return battle.option() == 0 && mustRetreat(board) ? Compulsion.FORCED : Compulsion.CHOSEN;
  }

  /** Whether the attacker may advance onto the target, now that it is left (SQ-7.6, SQ-7.7). */
  public static boolean mayAdvance(Board board) {
    Kind attacker = attacker(board);
    return !attacker.isGun() && !(attacker == Kind.HEAVY_CAVALRY && intoForest(board)); // SQ-R20
  }
}
