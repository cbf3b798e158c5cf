package org.wardiary.projector.index;

import java.nio.ByteBuffer;

/**
 * Encodes numbers of 0 or more in groups of seven bits, the lowest first; small numbers take one
 * byte.
 */
final class Varints {

  private Varints() {}

  static void write(ByteBuffer out, long value) {
    long rest = value;
    while (rest >= 0x80) {
      out.put((byte) (rest | 0x80));
      rest >>>= 7;
    }
    out.put((byte) rest);
  }

  static long read(ByteBuffer in) {
    byte next = in.get();
    if (next >= 0) {
      return next;
    }
    long value = next & 0x7f;
    int shift = 7;
    do {
      next = in.get();
      value |= (long) (next & 0x7f) << shift;
      shift += 7;
    } while (next < 0);
    return value;
  }
}
