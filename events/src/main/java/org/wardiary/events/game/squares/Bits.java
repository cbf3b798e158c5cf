package org.wardiary.events.game.squares;

/** Sets of spaces or units as the bits of an {@code int}. */
final class Bits {

  private Bits() {}

  /** The set of one. */
  static int of(int element) {
    return 1 << element;
  }

  static boolean has(int set, int element) {
    return (set >>> element & 1) != 0;
  }

  /** The smallest element of a set that is not empty. */
  static int first(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** The set without its smallest element. */
  static int rest(int set) {
    return set & (set - 1);
  }

  static int count(int set) {
    return Integer.bitCount(set);
  }

  /** Whether a set has exactly one element. */
  static boolean isSingle(int set) {
    return set != 0 && rest(set) == 0;
  }
}
