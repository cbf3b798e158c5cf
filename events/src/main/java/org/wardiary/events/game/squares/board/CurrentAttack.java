package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.StateBytes;

/**
 * The attack in progress. Immutable; a unit or space that does not exist is -1.
 *
 * @param attacker the attacking unit
 * @param supporter the supporting unit
 * @param defender the attacked unit, -1 for an attack into a reserve
 * @param target the attacked space
 * @param option the option taken, 1 to 5; 0 if none is taken yet
 * @param retreating the role whose retreat, or chain of retreats, began last
 * @param displaced the unit that has to retreat next because another has displaced it
 */
public record CurrentAttack(
    int attacker,
    int supporter,
    int defender,
    int target,
    int option,
    AttackRole retreating,
    int displaced) {

  /** No attack is in progress. */
  public static final CurrentAttack NONE =
      new CurrentAttack(-1, -1, -1, -1, 0, AttackRole.NONE, -1);

  /** Creates an attack as it is declared. */
  public CurrentAttack(int attacker, int supporter, int defender, int target) {
    this(attacker, supporter, defender, target, 0, AttackRole.NONE, -1);
  }

  /** Whether the attack is supported. */
  public boolean supported() {
    return supporter >= 0;
  }

  /** The role of a unit in this attack. */
  public AttackRole role(int unit) {
    if (unit == attacker) {
      return AttackRole.ATTACKER;
    }
    if (unit == supporter) {
      return AttackRole.SUPPORTER;
    }
    return unit == defender ? AttackRole.DEFENDER : AttackRole.NONE;
  }

  /** The unit that has a role; -1 if none has. */
  public int unit(AttackRole role) {
    return switch (role) {
      case ATTACKER -> attacker;
      case SUPPORTER -> supporter;
      case DEFENDER -> defender;
      case NONE -> -1;
    };
  }

  /** The role whose retreat a unit's retreat is, or is part of because the unit is displaced. */
  public AttackRole retreatOf(int unit) {
    return unit == displaced ? retreating : role(unit);
  }

  /** This attack with an option taken. */
  CurrentAttack withOption(int chosen) {
    return new CurrentAttack(attacker, supporter, defender, target, chosen, retreating, displaced);
  }

  /** This attack after a unit has retreated and displaced another, or -1. */
  CurrentAttack withRetreat(int unit, int displacedByIt) {
    AttackRole begun = retreatOf(unit);
    return new CurrentAttack(attacker, supporter, defender, target, option, begun, displacedByIt);
  }

  CurrentAttack transfer(StateBytes bytes) {
    CurrentAttack attack =
        new CurrentAttack(
            bytes.octet(attacker),
            bytes.octet(supporter),
            bytes.octet(defender),
            bytes.octet(target),
            bytes.octet(option),
            bytes.constant(retreating, AttackRole.ALL),
            bytes.octet(displaced));
    return attack.equals(NONE) ? NONE : attack;
  }
}
