package org.wardiary.analytics.estimate;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * A sum of products of integers without rounding or overflow: the same regardless of the order in
 * which products are added and of how partial sums are merged.
 */
public final class ExactSum {

  // 128 bits in two's complement: squares of fractions, counted in billionths, need more than 64
  private long high;
  private long low;
  private BigInteger beyond = BigInteger.ZERO;

  /** Adds a product. */
  public void addProduct(long one, long other) {
    add(Math.multiplyHigh(one, other), one * other);
  }

  /** Adds another sum. */
  public void add(ExactSum that) {
    add(that.high, that.low);
    beyond = beyond.add(that.beyond);
  }

  private void add(long upper, long lower) {
    long sum = low + lower;
    long carry = Long.compareUnsigned(sum, lower) < 0 ? 1 : 0;
    long top = high + upper + carry;
    if (((high ^ top) & (upper ^ top)) < 0) { // it overflowed
      beyond = beyond.add(whole(high, low)).add(whole(upper, lower));
      high = 0;
      low = 0;
    } else {
      high = top;
      low = sum;
    }
  }

  private static BigInteger whole(long high, long low) {
    return new BigInteger(ByteBuffer.allocate(2 * Long.BYTES).putLong(high).putLong(low).array());
  }

  /** The sum. */
  public BigInteger value() {
    return beyond.add(whole(high, low));
  }
}
