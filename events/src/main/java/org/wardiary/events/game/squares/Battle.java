package org.wardiary.events.game.squares;

import java.nio.ByteBuffer;

/**
 * The attack that goes on. Immutable; units and spaces are -1 where there is none.
 *
 * @param attacker the attacking unit
 * @param supporter the supporting unit
 * @param defender the unit attacked, -1 for an attack into a reserve
 * @param target the space attacked
 * @param option the option taken, 0 before
 * @param retreating whose retreat, or chain of retreats, was begun last
 * @param displaced the unit that has to retreat next because another has displaced it
 */
record Battle(
    int attacker,
    int supporter,
    int defender,
    int target,
    int option,
    Role retreating,
    int displaced) {

  /** No attack goes on. */
  static final Battle NONE = new Battle(-1, -1, -1, -1, 0, Role.NONE, -1);

  /** An attack that was just declared. */
  Battle(int attacker, int supporter, int defender, int target) {
    this(attacker, supporter, defender, target, 0, Role.NONE, -1);
  }

  /** Whether the attack is supported. */
  boolean supported() {
    return supporter >= 0;
  }

  /** What a unit is in this attack. */
  Role role(int unit) {
    if (unit == attacker) {
      return Role.ATTACKER;
    }
    if (unit == supporter) {
      return Role.SUPPORTER;
    }
    return unit == defender ? Role.DEFENDER : Role.NONE;
  }

  /** The unit that has a role, -1 if none has. */
  int unit(Role role) {
    return switch (role) {
      case ATTACKER -> attacker;
      case SUPPORTER -> supporter;
      case DEFENDER -> defender;
      case NONE -> -1;
    };
  }

  /** The same with an option taken. */
  Battle withOption(int chosen) {
    return new Battle(attacker, supporter, defender, target, chosen, retreating, displaced);
  }

  /** The same after a unit has retreated. */
  Battle withRetreat(int unit, int displacedByIt) {
    Role role = role(unit);
    Role begun = role == Role.NONE ? retreating : role;
    return new Battle(attacker, supporter, defender, target, option, begun, displacedByIt);
  }

  /** Appends 7 bytes to a snapshot. */
  void write(ByteBuffer out) {
    out.put((byte) attacker).put((byte) supporter).put((byte) defender).put((byte) target);
    out.put((byte) option).put((byte) retreating.ordinal()).put((byte) displaced);
  }

  /** Reads what {@link #write} wrote; no attack is always {@link #NONE} itself. */
  static Battle read(ByteBuffer in) {
    Battle battle =
        new Battle(in.get(), in.get(), in.get(), in.get(), in.get(), Role.of(in.get()), in.get());
    return battle.equals(NONE) ? NONE : battle;
  }
}
