package org.wardiary.projector.index;

/** A hash of the answers by which a game reached a position: a few bits tell such paths apart. */
public final class PathHash {

  /** The hash before the first answer. */
  public static final long START = 1;

  private static final int BITS = 16;

  private PathHash() {}

  /** The hash after one more answer. */
  public static long after(long hash, String answer) {
    long z = hash * 0x9E3779B97F4A7C15L + answer.hashCode();
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    return z ^ z >>> 27;
  }

  /** The upper 16 bits of a hash, which the index stores. */
  static int bits(long hash) {
    return (int) (hash >>> Long.SIZE - BITS);
  }
}
