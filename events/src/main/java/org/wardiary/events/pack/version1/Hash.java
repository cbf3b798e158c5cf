package org.wardiary.events.pack.version1;

/** Hashes of contexts. */
final class Hash {

  private Hash() {}

  static int of(int a, int b) {
    int h = (a * 0x2C1B3C6D + b) * 0x9E3779B1;
    h ^= h >>> 15;
    h *= 0x85EBCA77;
    return h ^ h >>> 13;
  }

  static int of(int a, int b, int c) {
    return of(of(a, b), c);
  }

  static int of(int a, int b, int c, int d) {
    return of(of(a, b, c), d);
  }

  /** Hash of a text's UTF-16 units, based on {@link String#hashCode} as Java specifies it. */
  static int of(CharSequence text) {
    int h = 0;
    for (int i = 0; i < text.length(); i++) {
      h = 31 * h + text.charAt(i);
    }
    return of(h, text.length());
  }
}
