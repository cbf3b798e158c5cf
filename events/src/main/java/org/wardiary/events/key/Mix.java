package org.wardiary.events.key;

/** 64-bit hashes: each step applies the finalizer of splitmix64 to what has been hashed so far. */
final class Mix {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Mix() {}

  /** Hashes a number. */
  static long of(long value) {
    long z = value + GOLDEN;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** Hashes two numbers; their order matters. */
  static long of(long first, long second) {
    return of(of(first) * GOLDEN + second);
  }

  /** Hashes a text. */
  static long of(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
      hash ^= hash >>> 29;
    }
    return of(hash);
  }
}
