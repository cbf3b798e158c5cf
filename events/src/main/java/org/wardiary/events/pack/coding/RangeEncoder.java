package org.wardiary.events.pack.coding;

import java.io.IOException;
import java.io.OutputStream;

/** Encodes symbols: a carryless range coder in unsigned 64-bit arithmetic. */
public final class RangeEncoder implements SymbolCoder {

  static final long TOP = 1L << 56;
  static final long BOTTOM = 1L << 48;
  static final int BYTES = 8;

  private final OutputStream out;
  private long low;
  private long range = -1;

  /** Encodes symbols to a stream. */
  public RangeEncoder(OutputStream out) {
    this.out = out;
  }

  @Override
  public int code(int symbol, int[] bounds, int symbols) throws IOException {
    narrow(bounds[symbol], bounds[symbol + 1], bounds[symbols]);
    return symbol;
  }

  @Override
  public int bit(int bit, int one) throws IOException {
    if (bit == 1) {
      narrow(0, one, BIT_SCALE);
    } else {
      narrow(one, BIT_SCALE, BIT_SCALE);
    }
    return bit;
  }

  private void narrow(int from, int to, int total) throws IOException {
    long unit = Long.divideUnsigned(range, total);
    low += unit * from;
    range = unit * (to - from);
    while (true) {
      if (Long.compareUnsigned(low ^ (low + range), TOP) >= 0) {
        if (Long.compareUnsigned(range, BOTTOM) >= 0) {
          return;
        }
        // the interval straddles a boundary: its part below the boundary is enough
        range = -low & (BOTTOM - 1);
      }
      out.write((int) (low >>> 56));
      low <<= 8;
      range <<= 8;
    }
  }

  /** Writes the bytes still held back; nothing may be coded afterwards. */
  public void end() throws IOException {
    for (int i = 0; i < BYTES; i++) {
      out.write((int) (low >>> 56));
      low <<= 8;
    }
  }

  @Override
  public boolean reads() {
    return false;
  }
}
