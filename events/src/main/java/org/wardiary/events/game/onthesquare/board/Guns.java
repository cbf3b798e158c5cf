package org.wardiary.events.game.onthesquare.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * All guns (WS-2.5): those that belong to a unit's base, and those that stand loose on sectors, in
 * the order in which they were left.
 */
public final class Guns extends State<Guns> {

  /** Largest number of guns that a base may have. */
  public static final int MOST = 2;

  /** Upper bound on the number of guns under any rules: every base has the largest number. */
  private static final int ALL = Units.COUNT * MOST;

  private static final short[] NO_SECTORS = {};
  private static final byte[] NO_GUNS = {};

  private byte[] guns;
  // allocated with the first loose gun, since most positions have none
  private short[] looseSector = NO_SECTORS;
  private byte[] looseGun = NO_GUNS;
  private int loose;

  Guns() {
    guns = new byte[Units.COUNT * MOST];
    Arrays.fill(guns, Gun.NONE);
  }

  @Override
  public Guns copy() {
    Guns copy = super.copy();
    copy.guns = guns.clone();
    if (loose > 0) {
      copy.looseSector = looseSector.clone();
      copy.looseGun = looseGun.clone();
    }
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    bytes.octets(guns);
    int count = bytes.octet(loose);
    for (int i = 0; i < count; i++) {
      if (bytes.reading()) {
        leaveLoose(0, Gun.NONE);
      }
      looseSector[i] = (short) bytes.whole(looseSector[i]);
      looseGun[i] = (byte) bytes.octet(looseGun[i]);
    }
  }

  /** Number of guns of a unit's base. */
  public int count(int unit) {
    if (guns[MOST * unit] < 0) {
      return 0;
    }
    return guns[MOST * unit + 1] < 0 ? 1 : 2;
  }

  /**
   * A gun of a unit's base in the encoding of {@link Gun}. There is a second gun only if there is a
   * first.
   */
  public byte gun(int unit, int index) {
    return guns[MOST * unit + index];
  }

  /** Texts of the guns of a unit's base. */
  public List<String> names(int unit) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count(unit); i++) {
      names.add(Gun.name(gun(unit, i)));
    }
    return names;
  }

  /** Whether every gun of a unit's base has its horse; true if it has no guns. */
  public boolean horsed(int unit) {
    for (int i = 0; i < count(unit); i++) {
      if (!Gun.horse(gun(unit, i))) {
        return false;
      }
    }
    return true;
  }

  /** Number of loose guns on a sector. */
  public int loose(int sector) {
    int count = 0;
    for (int i = 0; i < loose; i++) {
      count += looseSector[i] == sector ? 1 : 0;
    }
    return count;
  }

  /** Texts of the loose guns on a sector, in the order in which they were left. */
  public List<String> looseNames(int sector) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < loose; i++) {
      if (looseSector[i] == sector) {
        names.add(Gun.name(looseGun[i]));
      }
    }
    return names;
  }

  // ---- changes -------------------------------------------------------------------------------

  void add(int unit, byte gun) {
    guns[MOST * unit + count(unit)] = gun;
  }

  void clear(int unit) {
    guns[MOST * unit] = Gun.NONE;
    guns[MOST * unit + 1] = Gun.NONE;
  }

  /** Passes a unit's guns to another unit. */
  void pass(int unit, int to) {
    for (int i = 0; i < count(unit); i++) {
      add(to, gun(unit, i));
    }
    clear(unit);
  }

  /** Leaves a unit's guns loose on a sector. */
  void leave(int unit, int sector) {
    for (int i = 0; i < count(unit); i++) {
      leaveLoose(sector, gun(unit, i));
    }
    clear(unit);
  }

  void leaveLoose(int sector, byte gun) {
    if (looseSector.length == 0) {
      looseSector = new short[ALL];
      looseGun = new byte[ALL];
    }
    looseSector[loose] = (short) sector;
    looseGun[loose] = gun;
    loose++;
  }

  /** Gives a unit the loose gun on a sector that was left first. */
  void take(int unit, int sector) {
    int index = 0;
    while (looseSector[index] != sector) {
      index++;
    }
    add(unit, looseGun[index]);
    loose--;
    for (int i = index; i < loose; i++) {
      looseSector[i] = looseSector[i + 1];
      looseGun[i] = looseGun[i + 1];
    }
  }

  /** Hits a unit's first gun (WS-7.6). */
  void hit(int unit) {
    byte left = Gun.hit(guns[MOST * unit]);
    if (left == Gun.NONE) {
      guns[MOST * unit] = guns[MOST * unit + 1];
      guns[MOST * unit + 1] = Gun.NONE;
    } else {
      guns[MOST * unit] = left;
    }
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
