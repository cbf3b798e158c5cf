package org.wardiary.projector.index;

import java.util.List;

/** A few bits that tell apart the ways on which games come to a position. */
public final class Way {

  /** Before the first answer. */
  public static final long START = 1;

  private static final int BITS = 16;

  private Way() {}

  /** The way after one more answer. */
  public static long after(long way, String answer) {
    long z = way * 0x9E3779B97F4A7C15L + answer.hashCode();
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    return z ^ z >>> 27;
  }

  /** The way of some answers from the start. */
  public static long of(List<String> answers) {
    long way = START;
    for (String answer : answers) {
      way = after(way, answer);
    }
    return way;
  }

  /** What the index keeps of a way. */
  static int bits(long way) {
    return (int) (way >>> Long.SIZE - BITS);
  }
}
