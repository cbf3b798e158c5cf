package org.wardiary.events.pack.version1;

import java.io.IOException;
import org.wardiary.events.pack.coding.SymbolCoder;

/** A bit whose probability is learned from its previous values. */
final class RareBit {

  private static final int LONGEST = 1000;

  private double one;
  private int seen;

  /** Starts with this probability that the bit is 1. */
  RareBit(double one) {
    this.one = one;
  }

  int code(int bit, SymbolCoder coder) throws IOException {
    int scaled = (int) (one * SymbolCoder.BIT_SCALE);
    int result = coder.bit(bit, Math.max(1, Math.min(SymbolCoder.BIT_SCALE - 1, scaled)));
    one += (result - one) / (seen + 3);
    seen = Math.min(seen + 1, LONGEST);
    return result;
  }
}
