package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;

/** Classifies attacks by the kinds and places of the units (SQ-5.4 to SQ-5.7). */
public final class AttackTraits {

  private AttackTraits() {}

  /** Whether the target of the attack in progress is a forest square. */
  public static boolean intoForest(Board board) {
    return Bits.has(board.map().forest(), board.attack().target());
  }

  /** Whether the attack in progress is a charge (SQ-5.5). */
  public static boolean isCharge(Board board) {
    return isCharge(board, board.attack());
  }

  /** Whether an attack, declared or not, is a charge (SQ-5.5). */
  public static boolean isCharge(Board board, CurrentAttack attack) {
    return attack.defender() >= 0
        && !attack.supported()
        && board
            .variant()
            .attacks()
            .charge(board.kind(attack.attacker()), board.kind(attack.defender()), board.timing());
  }

  /** Whether the attack in progress is a Grand Battery on a unit that is not a gun (SQ-5.4). */
  public static boolean isGrandBattery(Board board) {
    return isGrandBattery(board, board.attack());
  }

  /**
   * Whether an attack, declared or not, is a Grand Battery on a unit that is not a gun (SQ-5.4).
   */
  public static boolean isGrandBattery(Board board, CurrentAttack attack) {
    return attack.defender() >= 0
        && board
            .variant()
            .attacks()
            .grandBattery(board.kind(attack.attacker()), board.kind(attack.defender()));
  }

  /** Whether the attack in progress is a flank attack (SQ-5.7). */
  public static boolean isFlank(Board board) {
    return isFlank(board, board.attack());
  }

  /** Whether an attack, declared or not, is a flank attack (SQ-5.7). */
  public static boolean isFlank(Board board, CurrentAttack attack) {
    if (attack.defender() < 0 || !attack.supported() || !board.rules().hasFlankAttacks()) {
      return false;
    }
    int owner = Armies.side(attack.defender());
    int behind = board.map().closer(owner, attack.target());
    return Bits.has(behind, board.space(attack.attacker()))
        || Bits.has(behind, board.space(attack.supporter()));
  }
}
