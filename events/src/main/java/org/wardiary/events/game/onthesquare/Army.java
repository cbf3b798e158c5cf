package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The units and dummies of both sides: their kinds, orders, formations and guns, and their parts.
 * Methods that return nothing are steps; they check nothing.
 */
final class Army extends Parts {

  /** Guns that a base may have (WS-2.5). */
  static final int GUNS = 2;

  /** What became of a unit. */
  static final byte UNPLACED = 0;

  static final byte FIELD = 1;
  static final byte LOST = 2;
  static final byte JOINED = 3;

  private static final int SIDE = (1 << Units.SIDE_UNITS) - 1;
  private static final int KEYS = 128;

  // kind and number in one, 0 before the unit is placed
  private final byte[] key;
  private final byte[] fate;
  private final byte[] order;
  private final byte[] guns;
  // once all boxes are placed the unit of each side and key, and the units of its side after each
  // unit as bits; shared between copies, never changed
  private byte[] units;
  private int[] after;
  // units as bits: on the field, of a kind that has orders, with an order, boxed, in square
  private int active;
  private int orderly;
  private int ordered;
  private int boxed;
  private int square;

  Army() {
    key = new byte[Units.COUNT];
    fate = new byte[Units.COUNT];
    order = new byte[Units.COUNT];
    guns = new byte[Units.COUNT * GUNS];
    units = new byte[2 * KEYS];
    after = new int[Units.COUNT];
    Arrays.fill(guns, Gun.NONE);
    Arrays.fill(units, (byte) Units.NONE);
  }

  /** A copy. */
  Army(Army other) {
    super(other);
    key = other.key.clone();
    fate = other.fate.clone();
    order = other.order.clone();
    guns = other.guns.clone();
    units = other.units;
    after = other.after;
    active = other.active;
    orderly = other.orderly;
    ordered = other.ordered;
    boxed = other.boxed;
    square = other.square;
  }

  // ---- what is -------------------------------------------------------------------------------

  boolean placed(int unit) {
    return fate[unit] != UNPLACED;
  }

  /** Whether a unit is on the field. */
  boolean active(int unit) {
    return (active >> unit & 1) != 0;
  }

  byte fate(int unit) {
    return fate[unit];
  }

  /** Kind and number in one ({@link Kind#key}). */
  int key(int unit) {
    return key[unit];
  }

  Kind kind(int unit) {
    return Kind.ofKey(key[unit]);
  }

  int number(int unit) {
    return Kind.numberOf(key[unit]);
  }

  /** Id, e.g. {@code I1} (WS-2.1). */
  String id(int unit) {
    return kind(unit).letter() + Integer.toString(number(unit));
  }

  /** A part's id, e.g. {@code I1} or {@code I1a}. */
  String partId(int part) {
    String id = id(Units.unitOf(part));
    return Units.slot(part) == 0 ? id : id + Units.sectionLetter(Units.slot(part));
  }

  /** Whether all boxes of both sides are placed. */
  private boolean complete() {
    return placed(Units.SIDE_UNITS - 1) && placed(Units.COUNT - 1);
  }

  /**
   * The unit of a side with a key, once all boxes are placed; {@link Units#NONE} if there is none.
   */
  int find(int side, int itsKey) {
    return units[side * KEYS + itsKey];
  }

  boolean boxed(int unit) {
    return (boxed >> unit & 1) != 0;
  }

  boolean inSquare(int unit) {
    return (square >> unit & 1) != 0;
  }

  /** Whether a unit's body is a line (WS-2.4). */
  boolean line(int unit) {
    return !inSquare(unit) && hasBody(unit) && abreast(unit);
  }

  /** Letter of the order not yet executed, 0 if none. */
  char order(int unit) {
    return (char) order[unit];
  }

  /**
   * A side's units on the field that can be given an order, as bits: all but dummies without a box
   * (WS-4.2).
   */
  int orderable(int side) {
    return active & (orderly | boxed) & SIDE << side * Units.SIDE_UNITS;
  }

  /** A side's units with orders that are not executed, as bits. */
  int ordered(int side) {
    return ordered & SIDE << side * Units.SIDE_UNITS;
  }

  /** The units of its side whose ids come after a unit's as ASCII, as bits. */
  int after(int unit) {
    return after[unit];
  }

  /** Units of a side that are on the field. */
  int count(int side) {
    return Integer.bitCount(active & SIDE << side * Units.SIDE_UNITS);
  }

  /** Sectors of the centre that unboxed parts of a side stand on (WS-10.1). */
  int centre(int side) {
    int count = 0;
    for (int sector : Sector.CENTRE) {
      int part = on(sector);
      if (part >= 0) {
        int unit = Units.unitOf(part);
        count += Units.side(unit) == side && !boxed(unit) ? 1 : 0;
      }
    }
    return count;
  }

  /** Guns of a base; a second one only with a first one. */
  int guns(int unit) {
    if (guns[GUNS * unit] < 0) {
      return 0;
    }
    return guns[GUNS * unit + 1] < 0 ? 1 : 2;
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

  // ---- steps ---------------------------------------------------------------------------------

  /** A box is put on a sector, with what the kind has at the start. */
  void place(int unit, Kind itsKind, int at, int way) {
    int number = 1;
    for (int other = Units.side(unit) * Units.SIDE_UNITS; other < unit; other++) {
      number += placed(other) && kind(other) == itsKind ? 1 : 0;
    }
    fate[unit] = FIELD;
    boxed |= 1 << unit;
    key[unit] = (byte) itsKind.key(number);
    active |= 1 << unit;
    orderly |= (itsKind.orders().isEmpty() ? 0 : 1) << unit;
    for (int i = 0; i < itsKind.guns(); i++) {
      guns[GUNS * unit + i] = Gun.FRESH;
    }
    put(Units.base(unit), at, itsKind.men(), way);
    if (complete()) {
      index();
    }
  }

  /** All boxes are placed: what follows from their kinds and numbers. */
  private void index() {
    units = units.clone();
    after = new int[Units.COUNT];
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int its = Units.side(unit);
      units[its * KEYS + key[unit]] = (byte) unit;
      for (int other = its * Units.SIDE_UNITS; other < (its + 1) * Units.SIDE_UNITS; other++) {
        after[unit] |= (key[other] > key[unit] ? 1 : 0) << other;
      }
    }
  }

  void reveal(int unit) {
    boxed &= ~(1 << unit);
  }

  void give(int unit, char letter) {
    order[unit] = (byte) letter;
    ordered |= 1 << unit;
  }

  void clearOrder(int unit) {
    order[unit] = 0;
    ordered &= ~(1 << unit);
  }

  void form(int unit) {
    square |= 1 << unit;
  }

  void endSquare(int unit) {
    square &= ~(1 << unit);
  }

  /** A base becomes part of another unit's base, its guns with it. */
  void join(int unit, int into, int way) {
    for (int i = 0; i < guns(unit); i++) {
      addGun(into, gun(unit, i));
    }
    clearGuns(unit);
    merge(Units.base(unit), Units.base(into));
    face(Units.base(into), way);
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

  /** A unit is no more. */
  void leave(int unit, byte how) {
    fate[unit] = how;
    active &= ~(1 << unit);
    reveal(unit);
    endSquare(unit);
    clearOrder(unit);
  }

  // ---- bytes ---------------------------------------------------------------------------------

  void write(DataOutputStream out) throws IOException {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      out.writeByte(kind(unit).ordinal());
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      out.writeByte(number(unit));
    }
    out.write(fate);
    out.write(order);
    out.write(guns);
    writeMen(out);
    for (int unit = 0; unit < Units.COUNT; unit++) {
      out.writeByte((boxed(unit) ? 1 : 0) + (inSquare(unit) ? 2 : 0));
    }
    writeSectors(out);
  }

  static Army read(DataInputStream in) throws IOException {
    Army army = new Army();
    byte[] kinds = new byte[Units.COUNT];
    byte[] numbers = new byte[Units.COUNT];
    in.readFully(kinds);
    in.readFully(numbers);
    in.readFully(army.fate);
    in.readFully(army.order);
    in.readFully(army.guns);
    army.readMen(in);
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int flags = in.readByte();
      army.ordered |= (army.order[unit] == 0 ? 0 : 1) << unit;
      army.boxed |= (flags & 1) << unit;
      army.square |= flags >> 1 << unit;
      if (army.placed(unit)) {
        army.key[unit] = (byte) Kind.at(kinds[unit]).key(numbers[unit]);
        army.active |= (army.fate[unit] == FIELD ? 1 : 0) << unit;
        army.orderly |= (army.kind(unit).orders().isEmpty() ? 0 : 1) << unit;
      }
    }
    army.readSectors(in);
    if (army.complete()) {
      army.index();
    }
    return army;
  }
}
