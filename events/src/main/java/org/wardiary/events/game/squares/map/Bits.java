package org.wardiary.events.game.squares.map;

/** Sets of spaces or of units (numbers 0 to 31) as the bits of an {@code int}. */
public final class Bits {

  private Bits() {}

  /** The set of one element. */
  public static int of(int element) {
    return 1 << element;
  }

  /** Whether an element is in a set. */
  public static boolean has(int set, int element) {
    return (set >>> element & 1) != 0;
  }

  /** The smallest element of a non-empty set. */
  public static int first(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** A set without its smallest element. */
  public static int rest(int set) {
    return set & (set - 1);
  }

  /** Number of elements of a set. */
  public static int count(int set) {
    return Integer.bitCount(set);
  }

  /** Whether a set has exactly one element. */
  public static boolean isSingle(int set) {
    return set != 0 && rest(set) == 0;
  }
}
