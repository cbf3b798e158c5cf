package org.wardiary.analytics.estimate;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

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

  /** Writes the sum. */
  public void write(StateWriter out) {
    out.number(high).number(low).bytes(beyond.signum() == 0 ? new byte[0] : beyond.toByteArray());
  }

  /** Adds a sum written by {@link #write}. */
  public void read(StateReader in) {
    add(in.number(), in.number());
    byte[] more = in.bytes();
    beyond = more.length == 0 ? beyond : beyond.add(new BigInteger(more));
  }

  /** The sum. */
  public BigInteger value() {
    return beyond.add(whole(high, low));
  }
}
