package org.wardiary.events.game.onthesquare.board;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The units and dummies of both sides: their kinds, ids, fates and parts, and which are boxed or in
 * square.
 */
public final class Army extends Bodies {

  private static final int SIDE = (1 << Units.SIDE_UNITS) - 1;
  private static final int KEYS = 128;
  private static final Fate[] FATES = Fate.values();

  /** What became of a unit. */
  public enum Fate {
    /** Its box is not placed yet. */
    UNPLACED,
    /** It is on the field. */
    FIELD,
    /** It is lost. */
    LOST,
    /** It has joined another unit (WS-5.7). */
    JOINED
  }

  private final OnTheSquareRules rules;
  // the kind and number of each unit combined; 0 before it is placed
  private byte[] key;
  private byte[] fate;
  // set once all boxes are placed: the unit of each side and key, and for each unit, as bits, the
  // units of its side that come after it; shared between copies and never modified
  private byte[] units;
  private int[] after;
  // units as bits: on the field; of a kind that can have orders; boxed; in square
  private int active;
  private int orderly;
  private int boxed;
  private int square;

  Army(OnTheSquareRules rules) {
    this.rules = rules;
    key = new byte[Units.COUNT];
    fate = new byte[Units.COUNT];
    units = new byte[2 * KEYS];
    after = new int[Units.COUNT];
    Arrays.fill(units, (byte) Board.NOBODY);
  }

  @Override
  public Army copy() {
    Army copy = super.copy();
    copy.key = key.clone();
    copy.fate = fate.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    bytes.octets(key);
    bytes.octets(fate);
    boxed = bytes.whole(boxed);
    square = bytes.whole(square);
    for (int unit = 0; unit < Units.COUNT && bytes.reading(); unit++) {
      if (placed(unit)) {
        enter(unit, FATES[fate[unit]], key[unit]);
      }
    }
  }

  /** What became of a unit. */
  public Fate fate(int unit) {
    return FATES[fate[unit]];
  }

  /** Whether a unit's box has been placed. */
  public boolean placed(int unit) {
    return fate[unit] != 0;
  }

  /** Whether a unit is on the field. */
  public boolean active(int unit) {
    return (active >> unit & 1) != 0;
  }

  /** Number of a side's units on the field. */
  public int count(int side) {
    return Integer.bitCount(active & SIDE << side * Units.SIDE_UNITS);
  }

  /** Kind and number of a unit combined ({@link Kind#key}). */
  public int key(int unit) {
    return key[unit];
  }

  /** Kind of a unit. */
  public Kind kind(int unit) {
    return Kind.ofKey(key[unit]);
  }

  /** Id of a unit, e.g. {@code I1} (WS-2.1). */
  public String id(int unit) {
    return kind(unit).letter() + Integer.toString(Kind.numberOf(key[unit]));
  }

  /** Ids of units given as bits, in ASCII order. */
  public String[] ids(int itsUnits) {
    return IntStream.range(0, Units.COUNT)
        .filter(unit -> (itsUnits >> unit & 1) != 0)
        .mapToObj(this::id)
        .sorted()
        .toArray(String[]::new);
  }

  /** A part's id, e.g. {@code I1} or {@code I1a}. */
  public String partId(int part) {
    String id = id(Units.unitOf(part));
    return Units.slot(part) == 0 ? id : id + Units.sectionLetter(Units.slot(part));
  }

  /**
   * The unit of a side with a key; {@link Board#NOBODY} if there is none or not all boxes are
   * placed.
   */
  public int find(int side, int itsKey) {
    return units[side * KEYS + itsKey];
  }

  /** The units of the same side whose ids come after a unit's in ASCII order, as bits. */
  public int after(int unit) {
    return after[unit];
  }

  /** Whether a unit is boxed (WS-3.2). */
  public boolean boxed(int unit) {
    return (boxed >> unit & 1) != 0;
  }

  /** Whether a unit is in square (WS-6.3). */
  public boolean inSquare(int unit) {
    return (square >> unit & 1) != 0;
  }

  /** Whether a unit's body is a line (WS-2.4). */
  public boolean line(int unit) {
    return !inSquare(unit) && hasBody(unit) && abreast(unit);
  }

  /**
   * A side's units on the field that can be given an order, as bits: all except dummies without a
   * box (WS-4.2).
   */
  public int orderable(int side) {
    return active & (orderly | boxed) & SIDE << side * Units.SIDE_UNITS;
  }

  /** Number of centre sectors on which unboxed parts of a side stand (WS-10.1). */
  public int centre(int side) {
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

  // ---- changes -------------------------------------------------------------------------------

  /** Places a box on a sector, with the men that its kind starts with. */
  void place(int unit, Kind itsKind, int at, int way) {
    int number = 1;
    for (int other = Units.side(unit) * Units.SIDE_UNITS; other < unit; other++) {
      number += placed(other) && kind(other) == itsKind ? 1 : 0;
    }
    enter(unit, Fate.FIELD, itsKind.key(number));
    boxed |= 1 << unit;
    put(Units.base(unit), at, rules.men(itsKind), way);
  }

  private void enter(int unit, Fate its, int itsKey) {
    fate[unit] = (byte) its.ordinal();
    key[unit] = (byte) itsKey;
    active |= (its == Fate.FIELD ? 1 : 0) << unit;
    orderly |= (kind(unit).orders().isEmpty() ? 0 : 1) << unit;
    if (placed(Units.SIDE_UNITS - 1) && placed(Units.COUNT - 1)) {
      index();
    }
  }

  /**
   * Supposes another kind and number under a box; call {@link #index} once this is done for all.
   */
  void suppose(int unit, int itsKey) {
    key[unit] = (byte) itsKey;
    orderly &= ~(1 << unit);
    orderly |= (kind(unit).orders().isEmpty() ? 0 : 1) << unit;
    setMen(Units.base(unit), rules.men(kind(unit)));
  }

  /** Computes what depends on the kinds and numbers of all units, once all boxes are placed. */
  void index() {
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

  void formSquare(int unit) {
    square |= 1 << unit;
  }

  void endSquare(int unit) {
    square &= ~(1 << unit);
  }

  /** Removes a unit from the field. */
  void leave(int unit, Fate how) {
    fate[unit] = (byte) how.ordinal();
    active &= ~(1 << unit);
    reveal(unit);
    endSquare(unit);
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
