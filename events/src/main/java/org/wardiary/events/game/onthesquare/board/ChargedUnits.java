package org.wardiary.events.game.onthesquare.board;

import java.util.Arrays;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Which units were charged in this turn, and by whom (WS-8.2). */
public final class ChargedUnits extends State<ChargedUnits> {

  private int[] by;

  ChargedUnits() {
    by = new int[Units.COUNT];
  }

  @Override
  public ChargedUnits copy() {
    ChargedUnits copy = super.copy();
    copy.by = by.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    bytes.wholes(by);
  }

  /** The units that have charged a unit in this turn, as bits; also if it is off the field now. */
  public int by(int unit) {
    return by[unit];
  }

  void add(int unit, int attacker) {
    by[unit] |= 1 << attacker;
  }

  void clear() {
    Arrays.fill(by, 0);
  }
}
