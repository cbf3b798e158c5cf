package org.wardiary.events.game.onthesquare.unit;

import java.util.List;
import org.wardiary.events.game.onthesquare.map.Terrain;

/** The kinds of units that may be under a box (WS-2), in the ASCII order of their letters. */
public enum Kind {
  /** Artillery. */
  A(6, 1, List.of(Order.A, Order.F, Order.S), 12),
  /** Dragoons. */
  D(8, 0, List.of(Order.A, Order.C, Order.F, Order.S), 8),
  /** Infantry. */
  I(16, 0, List.of(Order.A, Order.C, Order.D, Order.F, Order.S), 16),
  /** Auxiliary infantry. */
  J(12, 0, List.of(Order.A, Order.C, Order.D, Order.F, Order.S), 16),
  /** Lancers. */
  L(8, 0, List.of(Order.A, Order.C, Order.F), 8),
  /** A dummy: an empty sector. */
  X(0, 0, List.of(), 0);

  /**
   * Units of each kind that a side has before it draws auxiliaries (WS-2), as a sum of {@link
   * #one}.
   */
  static final int OWN = 2 * A.one() + 2 * D.one() + 4 * I.one() + 2 * X.one();

  /** Blank boxes of auxiliaries of each kind (WS-2.2), as a sum of {@link #one}. */
  public static final int BLANK = 3 * (A.one() + J.one() + L.one());

  private static final Kind[] ALL = values();

  /** Number of kinds. */
  static final int COUNT = ALL.length;

  private static final String LETTERS = "ADIJLX";
  private static final int NUMBER_BITS = 4;
  private static final int COUNT_BITS = 4;

  private final int men;
  private final int guns;
  private final List<Order> orders;
  private final int capacity;

  Kind(int men, int guns, List<Order> orders, int capacity) {
    this.men = men;
    this.guns = guns;
    this.orders = orders;
    this.capacity = capacity;
  }

  /** The kind with an ordinal. */
  public static Kind at(int ordinal) {
    return ALL[ordinal];
  }

  /** The ordinal of the kind with a letter; -1 if there is none. */
  public static int find(char letter) {
    return LETTERS.indexOf(letter);
  }

  /**
   * A unit's kind and number combined, below 128; keys ascend in the ASCII order of unit ids
   * (WS-4.2).
   *
   * @param number 0 to 15
   */
  public int key(int number) {
    return ordinal() << NUMBER_BITS | number;
  }

  /** The kind of a key. */
  public static Kind ofKey(int key) {
    return ALL[key >> NUMBER_BITS];
  }

  /** The number of a key. */
  public static int numberOf(int key) {
    return key & (1 << NUMBER_BITS) - 1;
  }

  /** The kind's letter. */
  public char letter() {
    return LETTERS.charAt(ordinal());
  }

  /** Men of a new unit according to the rulebook; games use {@link OnTheSquareRules}. */
  int men() {
    return men;
  }

  /** Guns of a new unit according to the rulebook, each with a horse. */
  int guns() {
    return guns;
  }

  /** The orders that the kind can be given, in the ASCII order of their letters. */
  public List<Order> orders() {
    return orders;
  }

  /** Number of men that a sector holds according to the rulebook. */
  int capacity() {
    return capacity;
  }

  /** One unit of this kind in a count of units by kind, which has four bits for each kind. */
  public int one() {
    return 1 << COUNT_BITS * ordinal();
  }

  /** The first kind whose number is not 0 in a count of units by kind. */
  public static Kind first(int units) {
    return ALL[Integer.numberOfTrailingZeros(units) / COUNT_BITS];
  }

  /** A count of units by kind without the first kind whose number is not 0. */
  public static int rest(int units) {
    return units & -1 << COUNT_BITS * (first(units).ordinal() + 1);
  }

  /** Number of units of this kind in a count of units by kind. */
  public int in(int units) {
    return units >> COUNT_BITS * ordinal() & (1 << COUNT_BITS) - 1;
  }

  /** Whether this is a kind of auxiliaries (WS-2.2). */
  public boolean auxiliary() {
    return this == A || this == J || this == L;
  }

  /** Whether this is infantry or auxiliary infantry. */
  public boolean infantry() {
    return this == I || this == J;
  }

  /** Whether this is dragoons or lancers. */
  public boolean cavalry() {
    return this == D || this == L;
  }

  /** Whether units of this kind have muskets. */
  public boolean muskets() {
    return this == I || this == J || this == D;
  }

  /**
   * Whether a unit of this kind may be on a sector with a terrain (WS-1.2).
   *
   * @param guns number of guns that the unit has with it
   */
  public boolean mayEnter(Terrain terrain, int guns) {
    return switch (terrain) {
      case PLAIN, ROAD, BRIDGE, RIVER, HILL -> true;
      case WOODS -> guns == 0;
      case HOUSE -> infantry();
    };
  }
}
