package org.wardiary.analytics.estimate;

import java.math.BigInteger;

/**
 * A sum of products of whole numbers without rounding or overflow: the same in whatever order and
 * parts it is added up.
 */
public final class ExactSum {

  private long small;
  private BigInteger large = BigInteger.ZERO;

  /** Adds a product. */
  public void addProduct(long one, long other) {
    long high = Math.multiplyHigh(one, other);
    long low = one * other;
    if (high == low >> 63) {
      add(low);
    } else {
      large = large.add(BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)));
    }
  }

  /** Adds another sum. */
  public void add(ExactSum that) {
    add(that.small);
    large = large.add(that.large);
  }

  private void add(long value) {
    long sum = small + value;
    if (((small ^ sum) & (value ^ sum)) < 0) { // it overflowed
      large = large.add(BigInteger.valueOf(small)).add(BigInteger.valueOf(value));
      small = 0;
    } else {
      small = sum;
    }
  }

  /** The sum. */
  public BigInteger value() {
    return large.add(BigInteger.valueOf(small));
  }
}
