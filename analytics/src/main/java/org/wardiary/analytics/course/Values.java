package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;

/** The values of a position's features, put together one by one. Mutable. */
public final class Values {

  private final List<Double> values = new ArrayList<>();

  /** Adds a value. */
  public Values add(double value) {
    values.add(value);
    return this;
  }

  /** Adds whole numbers in their order. */
  public Values add(List<Integer> numbers) {
    numbers.forEach(number -> values.add((double) number));
    return this;
  }

  /** 1 if the first-named side begins the next turn, else -1. */
  public static int next(boolean first) {
    return first ? 1 : -1;
  }

  /** The values so far, in order. */
  public double[] all() {
    return values.stream().mapToDouble(value -> value).toArray();
  }
}
