package org.wardiary.events.game;

/**
 * Random draws by the generator {@code splitmix64}, whose seed is given in the tags of records
 * (GV-5). The same seed gives the same draws on every machine. Mutable and not thread-safe.
 */
public final class RandomDraws {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /** Creates a generator whose 64-bit state starts at the seed. */
  public RandomDraws(long seed) {
    this.state = seed;
  }

  private long next() {
    state += GAMMA;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * Draws a number from 1 to n, each with the same probability: the next output below the largest
   * multiple of n not above 2^64, mod n, plus 1.
   *
   * @param n 1 or more
   */
  public int draw(int n) {
    // 2^64 mod n, by unsigned arithmetic; outputs from 2^64 - rest on are skipped
    long rest = Long.remainderUnsigned(Long.remainderUnsigned(-1L, n) + 1, n);
    long output = next();
    while (rest != 0 && Long.compareUnsigned(output, -rest) >= 0) {
      output = next();
    }
    return (int) Long.remainderUnsigned(output, n) + 1;
  }
}
