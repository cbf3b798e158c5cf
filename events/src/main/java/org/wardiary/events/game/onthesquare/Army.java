package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * The units and dummies of both sides, their parts, and what stands on each sector. Methods that
 * return nothing are steps; they check nothing.
 */
final class Army {

  /** Units and dummies, 12 a side. */
  static final int UNITS = 24;

  /** Units of a side. */
  static final int SIDE_UNITS = 12;

  /** Slots of a unit: base and two sections. */
  static final int SLOTS = 3;

  /** Guns that a base may have (WS-2.5). */
  static final int GUNS = 2;

  /** No part, no unit. */
  static final int NONE = -1;

  /** What became of a unit. */
  static final byte UNPLACED = 0;

  static final byte FIELD = 1;
  static final byte LOST = 2;
  static final byte JOINED = 3;

  private static final char[] SECTION = {' ', 'a', 'b'};

  private final byte[] kind = new byte[UNITS];
  private final byte[] number = new byte[UNITS];
  private final byte[] fate = new byte[UNITS];
  private final byte[] order = new byte[UNITS];
  private final boolean[] boxed = new boolean[UNITS];
  private final boolean[] square = new boolean[UNITS];
  private final byte[] guns = new byte[UNITS * GUNS];
  private final short[] sector = new short[UNITS * SLOTS];
  private final byte[] men = new byte[UNITS * SLOTS];
  private final byte[] facing = new byte[UNITS * SLOTS];
  private final byte[] occupant = new byte[Sector.COUNT];

  Army() {
    Arrays.fill(guns, Gun.NONE);
    Arrays.fill(sector, (short) Sector.NONE);
    Arrays.fill(occupant, (byte) NONE);
  }

  /** A copy. */
  Army(Army other) {
    System.arraycopy(other.kind, 0, kind, 0, kind.length);
    System.arraycopy(other.number, 0, number, 0, number.length);
    System.arraycopy(other.fate, 0, fate, 0, fate.length);
    System.arraycopy(other.order, 0, order, 0, order.length);
    System.arraycopy(other.boxed, 0, boxed, 0, boxed.length);
    System.arraycopy(other.square, 0, square, 0, square.length);
    System.arraycopy(other.guns, 0, guns, 0, guns.length);
    System.arraycopy(other.sector, 0, sector, 0, sector.length);
    System.arraycopy(other.men, 0, men, 0, men.length);
    System.arraycopy(other.facing, 0, facing, 0, facing.length);
    System.arraycopy(other.occupant, 0, occupant, 0, occupant.length);
  }

  // ---- numbers -------------------------------------------------------------------------------

  static int side(int unit) {
    return unit / SIDE_UNITS;
  }

  static int base(int unit) {
    return SLOTS * unit;
  }

  static int part(int unit, int slot) {
    return SLOTS * unit + slot;
  }

  static int unitOf(int part) {
    return part / SLOTS;
  }

  static int slot(int part) {
    return part % SLOTS;
  }

  /** Letter of a section's slot, 1 or 2. */
  static char sectionLetter(int slot) {
    return SECTION[slot];
  }

  // ---- what is -------------------------------------------------------------------------------

  boolean placed(int unit) {
    return fate[unit] != UNPLACED;
  }

  /** Whether a unit is on the field. */
  boolean active(int unit) {
    return fate[unit] == FIELD;
  }

  byte fate(int unit) {
    return fate[unit];
  }

  Kind kind(int unit) {
    return Kind.at(kind[unit]);
  }

  int number(int unit) {
    return number[unit];
  }

  /** Id, e.g. {@code I1} (WS-2.1). */
  String id(int unit) {
    return kind(unit).letter() + Integer.toString(number[unit]);
  }

  /** A part's id, e.g. {@code I1} or {@code I1a}. */
  String partId(int part) {
    String id = id(unitOf(part));
    return slot(part) == 0 ? id : id + SECTION[slot(part)];
  }

  /** The unit of a side with a kind and number, {@link #NONE} if there is none (yet). */
  int find(int side, Kind wanted, int itsNumber) {
    for (int unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) {
      if (placed(unit) && kind[unit] == wanted.ordinal() && number[unit] == itsNumber) {
        return unit;
      }
    }
    return NONE;
  }

  /** The part on a sector, {@link #NONE} if it is free. */
  int on(int at) {
    return occupant[at];
  }

  boolean free(int at) {
    return occupant[at] < 0;
  }

  /** Whether a part or box of the other side stands on a sector. */
  boolean enemy(int at, int side) {
    return occupant[at] >= 0 && side(unitOf(occupant[at])) != side;
  }

  /** A part's sector, {@link Sector#NONE} if there is no such part. */
  int sector(int part) {
    return sector[part];
  }

  boolean exists(int part) {
    return sector[part] >= 0;
  }

  int men(int part) {
    return men[part];
  }

  int facing(int part) {
    return facing[part];
  }

  boolean boxed(int unit) {
    return boxed[unit];
  }

  boolean inSquare(int unit) {
    return square[unit];
  }

  /** Letter of the order not yet executed, 0 if none. */
  char order(int unit) {
    return (char) order[unit];
  }

  int guns(int unit) {
    return (guns[GUNS * unit] >= 0 ? 1 : 0) + (guns[GUNS * unit + 1] >= 0 ? 1 : 0);
  }

  /** A gun of a base. */
  byte gun(int unit, int index) {
    return guns[GUNS * unit + index];
  }

  /** Whether every gun of a base has its horse; true without guns. */
  boolean horsed(int unit) {
    for (int i = 0; i < guns(unit); i++) {
      if (!Gun.horse(gun(unit, i))) {
        return false;
      }
    }
    return true;
  }

  int totalMen(int unit) {
    return men[base(unit)] + men[part(unit, 1)] + men[part(unit, 2)];
  }

  /** Sections of a unit, detached ones too. */
  int sections(int unit) {
    return (exists(part(unit, 1)) ? 1 : 0) + (exists(part(unit, 2)) ? 1 : 0);
  }

  /** Slot of the first section's letter that is free, 0 if none is. */
  int freeSlot(int unit) {
    if (!exists(part(unit, 1))) {
      return 1;
    }
    return exists(part(unit, 2)) ? 0 : 2;
  }

  /** Whether a part is a section adjacent to its base (WS-2.3). */
  boolean besideBase(int part) {
    return slot(part) > 0 && Sector.adjacent(sector[part], sector[base(unitOf(part))]);
  }

  /** Whether a unit has a section adjacent to its base. */
  boolean hasBody(int unit) {
    return besideBase(part(unit, 1)) || besideBase(part(unit, 2));
  }

  /** The slots of the base and the sections adjacent to it, as bits (WS-2.3). */
  int body(int unit) {
    return 1 | (besideBase(part(unit, 1)) ? 2 : 0) | (besideBase(part(unit, 2)) ? 4 : 0);
  }

  /** Whether a part is its base or a section adjacent to it. */
  boolean inBody(int part) {
    return slot(part) == 0 || besideBase(part);
  }

  /** Whether a unit's body is a line (WS-2.4). */
  boolean line(int unit) {
    if (square[unit] || !hasBody(unit)) {
      return false;
    }
    int base = base(unit);
    for (int part = base + 1; part < base + SLOTS; part++) {
      if (besideBase(part) && (facing[part] != facing[base] || ahead(base, part))) {
        return false;
      }
    }
    return true;
  }

  /** Whether one of two adjacent parts stands before the other, by the first one's facing. */
  private boolean ahead(int one, int other) {
    int way = facing[one];
    return Sector.ahead(sector[one], way) == sector[other]
        || Sector.ahead(sector[one], Facing.opposite(way)) == sector[other];
  }

  /** Men of the parts of a unit whose slots are in a set of bits. */
  int men(int unit, int slots) {
    int sum = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      sum += (slots >> slot & 1) * men[part(unit, slot)];
    }
    return sum;
  }

  /** Units of a side that are on the field. */
  int count(int side) {
    int count = 0;
    for (int unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) {
      count += active(unit) ? 1 : 0;
    }
    return count;
  }

  /** Whether a side has orders that are not executed. */
  boolean hasOrders(int side) {
    return orders(side) > 0;
  }

  /** Number of a side's orders that are not executed. */
  int orders(int side) {
    int orders = 0;
    for (int unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) {
      if (order[unit] != 0) {
        orders++;
      }
    }
    return orders;
  }

  // ---- steps ---------------------------------------------------------------------------------

  /** A box is put on a sector, with what the kind has at the start. */
  void place(int unit, Kind itsKind, int at, int way) {
    int before = 0;
    for (int other = side(unit) * SIDE_UNITS; other < unit; other++) {
      before += placed(other) && kind[other] == itsKind.ordinal() ? 1 : 0;
    }
    kind[unit] = (byte) itsKind.ordinal();
    number[unit] = (byte) (before + 1);
    fate[unit] = FIELD;
    boxed[unit] = true;
    for (int i = 0; i < itsKind.guns(); i++) {
      guns[GUNS * unit + i] = Gun.FRESH;
    }
    put(base(unit), at, itsKind.men(), way);
  }

  private void put(int part, int at, int itsMen, int way) {
    sector[part] = (short) at;
    men[part] = (byte) itsMen;
    facing[part] = (byte) way;
    occupant[at] = (byte) part;
  }

  void reveal(int unit) {
    boxed[unit] = false;
  }

  void give(int unit, char letter) {
    order[unit] = (byte) letter;
  }

  void clearOrder(int unit) {
    order[unit] = 0;
  }

  void move(int part, int to) {
    occupant[sector[part]] = NONE;
    sector[part] = (short) to;
    occupant[to] = (byte) part;
  }

  void face(int part, int way) {
    facing[part] = (byte) way;
  }

  /** Men leave the base and become a section. */
  void detach(int section, int at, int itsMen, int way) {
    men[base(unitOf(section))] -= (byte) itsMen;
    put(section, at, itsMen, way);
  }

  void fallIn(int section) {
    men[base(unitOf(section))] += men[section];
    remove(section);
  }

  void form(int unit) {
    square[unit] = true;
  }

  void endSquare(int unit) {
    square[unit] = false;
  }

  /** A base becomes part of another unit's base, its guns with it. */
  void join(int unit, int into, int way) {
    for (int i = 0; i < guns(unit); i++) {
      addGun(into, gun(unit, i));
    }
    clearGuns(unit);
    men[base(into)] += men[base(unit)];
    facing[base(into)] = (byte) way;
    remove(base(unit));
    leave(unit, JOINED);
  }

  void addGun(int unit, byte gun) {
    guns[GUNS * unit + guns(unit)] = gun;
  }

  void clearGuns(int unit) {
    guns[GUNS * unit] = Gun.NONE;
    guns[GUNS * unit + 1] = Gun.NONE;
  }

  /** The first gun is hit. */
  void hitGun(int unit) {
    byte left = Gun.hit(guns[GUNS * unit]);
    if (left == Gun.NONE) {
      guns[GUNS * unit] = guns[GUNS * unit + 1];
      guns[GUNS * unit + 1] = Gun.NONE;
    } else {
      guns[GUNS * unit] = left;
    }
  }

  void loseMen(int part, int lost) {
    men[part] -= (byte) lost;
  }

  /** A part is no more. */
  void remove(int part) {
    occupant[sector[part]] = NONE;
    sector[part] = (short) Sector.NONE;
    men[part] = 0;
    facing[part] = 0;
  }

  /** A section takes the place of a base that is no more. */
  void promote(int section) {
    int base = base(unitOf(section));
    int at = sector[section];
    int itsMen = men[section];
    int way = facing[section];
    remove(section);
    put(base, at, itsMen, way);
  }

  /** A unit is no more. */
  void leave(int unit, byte how) {
    fate[unit] = how;
    boxed[unit] = false;
    square[unit] = false;
    order[unit] = 0;
  }

  // ---- bytes ---------------------------------------------------------------------------------

  void write(DataOutputStream out) throws IOException {
    for (byte[] bytes : new byte[][] {kind, number, fate, order, guns, men, facing}) {
      out.write(bytes);
    }
    for (int unit = 0; unit < UNITS; unit++) {
      out.writeByte((boxed[unit] ? 1 : 0) + (square[unit] ? 2 : 0));
    }
    for (short at : sector) {
      out.writeByte(at);
    }
  }

  static Army read(DataInputStream in) throws IOException {
    Army army = new Army();
    byte[][] all = {
      army.kind, army.number, army.fate, army.order, army.guns, army.men, army.facing
    };
    for (byte[] bytes : all) {
      in.readFully(bytes);
    }
    for (int unit = 0; unit < UNITS; unit++) {
      int flags = in.readByte();
      army.boxed[unit] = (flags & 1) != 0;
      army.square[unit] = (flags & 2) != 0;
    }
    for (int part = 0; part < army.sector.length; part++) {
      int at = in.readUnsignedByte();
      army.sector[part] = (short) (at == 255 ? Sector.NONE : at);
      if (at != 255) {
        army.occupant[at] = (byte) part;
      }
    }
    return army;
  }
}
