package org.wardiary.events.pack.coding;

import java.io.IOException;

/**
 * Codes symbols according to their probabilities. Writer and reader share this interface, so that
 * the same traversal of a game serves both: a writer is given each symbol and returns it; a reader
 * ignores what it is given and returns the symbol that was written. Not thread-safe.
 */
public interface SymbolCoder {

  /** The unit of probabilities of bits is 1/65536. */
  int BIT_SCALE = 1 << 16;

  /**
   * Codes one of several symbols.
   *
   * @param symbol its number from 0; ignored by a reader
   * @param bounds ascending from 0: symbol i has the probability {@code (bounds[i + 1] - bounds[i])
   *     / bounds[symbols]}, which is more than 0; the last is at most 2^31 - 1
   * @param symbols number of symbols, 1 or more
   * @return the symbol
   */
  int code(int symbol, int[] bounds, int symbols) throws IOException;

  /**
   * Codes a bit.
   *
   * @param bit 0 or 1; ignored by a reader
   * @param one probability that the bit is 1, from 1 to {@link #BIT_SCALE} - 1
   * @return the bit
   */
  int bit(int bit, int one) throws IOException;

  /** Whether this is a reader. */
  boolean reads();
}
