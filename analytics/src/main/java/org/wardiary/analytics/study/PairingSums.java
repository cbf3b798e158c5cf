package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

/**
 * A whole number for each of some pairings of players, which are known by numbers from 0. A table
 * with open addressing: a statistic has thousands of keys with a few pairings each, which boxed
 * numbers would make five times as large.
 */
final class PairingSums {

  private static final int FREE = -1;
  private static final int SMALLEST = 2;

  private int[] pairings = {};
  private long[] sums = {};
  private int size;

  /** Adds to what a pairing has; from then on it has something, if only 0. */
  void add(int pairing, long number) {
    if (3 * (size + 1) > 2 * pairings.length) {
      grow();
    }
    int at = place(pairing);
    if (pairings[at] == FREE) {
      pairings[at] = pairing;
      size++;
    }
    sums[at] += number;
  }

  /** What a pairing has; 0 if it never got anything. */
  long get(int pairing) {
    if (size == 0) {
      return 0;
    }
    int at = place(pairing);
    return pairings[at] == FREE ? 0 : sums[at];
  }

  /** Does something for each pairing that got anything, in no order. */
  void forEach(IntConsumer action) {
    for (int pairing : pairings) {
      if (pairing != FREE) {
        action.accept(pairing);
      }
    }
  }

  /** Writes them. */
  void write(StateWriter out) {
    out.number(size);
    forEach(pairing -> out.number(pairing).number(get(pairing)));
  }

  /** Adds what was written. */
  void read(StateReader in) {
    in.each(from -> add(from.size(), from.number()));
  }

  /** Where a pairing is, or would be. */
  private int place(int pairing) {
    int mask = pairings.length - 1;
    int at = (pairing * 0x9E3779B9 >>> 7) & mask; // Fibonacci hashing: neighbours lie apart
    while (pairings[at] != FREE && pairings[at] != pairing) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    int[] before = pairings;
    long[] numbers = sums;
    int length = Math.max(SMALLEST, 2 * before.length);
    pairings = new int[length];
    Arrays.fill(pairings, FREE);
    sums = new long[length];
    for (int i = 0; i < before.length; i++) {
      if (before[i] != FREE) {
        int at = place(before[i]);
        pairings[at] = before[i];
        sums[at] = numbers[i];
      }
    }
  }
}
