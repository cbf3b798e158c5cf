package org.wardiary.events.pack.coding;

import java.io.IOException;

/**
 * Codes symbols by their probabilities. Writer and reader are one interface, so that one walk
 * through a game serves both: the writer is given each symbol and returns it, the reader is given
 * anything and returns the symbol that was written. For one thread.
 */
public interface SymbolCoder {

  /** Probabilities of bits are in units of 1/65536. */
  int BIT_SCALE = 1 << 16;

  /**
   * Codes one of several symbols.
   *
   * @param symbol its number from 0; ignored by a reader
   * @param bounds ascending from 0: symbol i has the probability {@code (bounds[i + 1] - bounds[i])
   *     / bounds[symbols]}, which is more than 0; the last is at most 2^31 - 1
   * @param symbols how many there are, 1 or more
   * @return the symbol
   */
  int code(int symbol, int[] bounds, int symbols) throws IOException;

  /**
   * Codes a bit.
   *
   * @param bit 0 or 1; ignored by a reader
   * @param one probability of 1, 1 to {@link #BIT_SCALE} - 1
   * @return the bit
   */
  int bit(int bit, int one) throws IOException;

  /** Whether this is a reader. */
  boolean reads();
}
