package org.wardiary.events.game.onthesquare.board;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Which units were charged in this turn, and by whom (WS-8.2). */
public final class ChargedUnits {

  private final int[] by;

  ChargedUnits() {
    by = new int[Units.COUNT];
  }

  /** Copies the charges. */
  ChargedUnits(ChargedUnits other) {
    by = other.by.clone();
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

  void write(DataOutputStream out) throws IOException {
    for (int attackers : by) {
      out.writeInt(attackers);
    }
  }

  void read(DataInputStream in) throws IOException {
    for (int unit = 0; unit < by.length; unit++) {
      by[unit] = in.readInt();
    }
  }
}
