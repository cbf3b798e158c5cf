package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;

/**
 * What units did in the last two slots of their sides (SQ-3.3 to SQ-3.5), as sets of units.
 * Immutable.
 *
 * @param frozen units that may not act in their owner's next slot, or in the slot about to begin
 * @param moved units that moved in their side's last slot
 * @param movedBefore units that moved in the slot before it
 * @param attacked units that attacked in their side's last slot
 * @param attackedBefore units that attacked in the slot before it
 */
public record Slots(int frozen, int moved, int movedBefore, int attacked, int attackedBefore) {

  /** No unit has done anything. */
  static final Slots EMPTY = new Slots(0, 0, 0, 0, 0);

  /** Number of consecutive slots, up to its side's last one, in which a unit moved: 0 to 2. */
  public int movesInARow(int unit) {
    return inARow(moved, movedBefore, Bits.of(unit));
  }

  /** Number of consecutive slots, up to its side's last one, in which a unit attacked: 0 to 2. */
  public int attacksInARow(int unit) {
    return inARow(attacked, attackedBefore, Bits.of(unit));
  }

  private static int inARow(int last, int before, int bit) {
    if ((last & bit) == 0) {
      return 0;
    }
    return (before & bit) == 0 ? 1 : 2;
  }

  /** These slots after a new slot of a side has begun. */
  Slots begin(int side) {
    int own = Armies.mask(side);
    return new Slots(
        frozen & ~own,
        moved & ~own,
        movedBefore & ~own | moved & own,
        attacked & ~own,
        attackedBefore & ~own | attacked & own);
  }

  Slots withMove(int unit) {
    return new Slots(frozen, moved | Bits.of(unit), movedBefore, attacked, attackedBefore);
  }

  Slots withAttack(int unit) {
    return new Slots(frozen, moved, movedBefore, attacked | Bits.of(unit), attackedBefore);
  }

  Slots withFrozen(int unit) {
    return new Slots(frozen | Bits.of(unit), moved, movedBefore, attacked, attackedBefore);
  }

  Slots withoutFrozen(int unit) {
    return new Slots(frozen & ~Bits.of(unit), moved, movedBefore, attacked, attackedBefore);
  }

  Slots transfer(StateBytes bytes) {
    return new Slots(
        bytes.whole(frozen),
        bytes.whole(moved),
        bytes.whole(movedBefore),
        bytes.whole(attacked),
        bytes.whole(attackedBefore));
  }
}
