package org.wardiary.projector.index;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/**
 * Encodes numbers of 0 or more in groups of seven bits, the lowest first; small numbers take one
 * byte.
 */
final class Varints {

  private Varints() {}

  static void write(ByteArrayOutputStream out, int value) {
    int rest = value;
    while (rest >= 0x80) {
      out.write(rest | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  static int read(ByteBuffer in) {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = in.get();
      value |= (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }
}
