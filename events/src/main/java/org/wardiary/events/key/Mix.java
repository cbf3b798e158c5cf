package org.wardiary.events.key;

/** Hashes of 64 bits: the finalizer of splitmix64 over what is hashed so far. */
final class Mix {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Mix() {}

  /** A number, well mixed. */
  static long of(long value) {
    long z = value + GOLDEN;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** Two numbers in this order. */
  static long of(long first, long second) {
    return of(of(first) * GOLDEN + second);
  }

  /** A text. */
  static long of(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
      hash ^= hash >>> 29;
    }
    return of(hash);
  }
}
