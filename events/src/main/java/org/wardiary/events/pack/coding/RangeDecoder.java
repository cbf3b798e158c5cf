package org.wardiary.events.pack.coding;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** Reads what {@link RangeEncoder} wrote. */
public final class RangeDecoder implements SymbolCoder {

  private final InputStream in;
  private long low;
  private long range = -1;
  private long code;

  /**
   * Decodes a stream.
   *
   * @throws IOException if it does not begin as an encoder's output does
   */
  public RangeDecoder(InputStream in) throws IOException {
    this.in = in;
    for (int i = 0; i < RangeEncoder.BYTES; i++) {
      code = code << 8 | next();
    }
  }

  private int next() throws IOException {
    int b = in.read();
    if (b < 0) {
      throw new EOFException("expected more coded bytes but they end");
    }
    return b;
  }

  @Override
  public int code(int symbol, int[] bounds, int symbols) throws IOException {
    int total = bounds[symbols];
    int at = at(total);
    int from = 0;
    int to = symbols;
    while (to - from > 1) {
      int middle = (from + to) >>> 1;
      if (bounds[middle] <= at) {
        from = middle;
      } else {
        to = middle;
      }
    }
    narrow(bounds[from], bounds[from + 1], total);
    return from;
  }

  @Override
  public int bit(int bit, int one) throws IOException {
    if (at(BIT_SCALE) < one) {
      narrow(0, one, BIT_SCALE);
      return 1;
    }
    narrow(one, BIT_SCALE, BIT_SCALE);
    return 0;
  }

  private int at(int total) {
    long unit = Long.divideUnsigned(range, total);
    long at = Long.divideUnsigned(code - low, unit);
    return Long.compareUnsigned(at, total) < 0 ? (int) at : total - 1;
  }

  private void narrow(int from, int to, int total) throws IOException {
    long unit = Long.divideUnsigned(range, total);
    low += unit * from;
    range = unit * (to - from);
    while (true) {
      if (Long.compareUnsigned(low ^ (low + range), RangeEncoder.TOP) >= 0) {
        if (Long.compareUnsigned(range, RangeEncoder.BOTTOM) >= 0) {
          return;
        }
        range = -low & (RangeEncoder.BOTTOM - 1);
      }
      code = code << 8 | next();
      low <<= 8;
      range <<= 8;
    }
  }

  @Override
  public boolean reads() {
    return true;
  }
}
