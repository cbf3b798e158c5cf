package org.wardiary.analytics.course;

import java.util.Arrays;

/** The values of a position's features, put together one by one. Mutable. */
public final class Values {

  private static final int USUAL = 16;

  private double[] values = new double[USUAL];
  private int size;

  /** Adds values in their order, and returns this object. */
  public Values add(double... more) {
    if (size + more.length > values.length) {
      values = Arrays.copyOf(values, 2 * (size + more.length));
    }
    System.arraycopy(more, 0, values, size, more.length);
    size += more.length;
    return this;
  }

  /**
   * The value of a feature that tells which side has the next turn: 1 for the first-named side,
   * else -1.
   *
   * @param side 0 for the first-named side, 1 for the other
   */
  public static int next(int side) {
    return side == 0 ? 1 : -1;
  }

  /** The values so far, in order. */
  public double[] all() {
    return Arrays.copyOf(values, size);
  }
}
