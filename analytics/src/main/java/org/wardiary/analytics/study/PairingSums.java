package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * A map from pairings of players, identified by numbers from 0, to sums of whole numbers. It uses
 * open addressing, as a statistic has thousands of keys with a few pairings each, which would take
 * five times as much memory with boxed numbers.
 */
final class PairingSums {

  private static final int FREE = -1;
  private static final int SMALLEST = 2;

  private int[] pairings = {};
  private long[] sums = {};
  private int size;

  /** Adds to the sum of a pairing; from then on the pairing is present, even if its sum is 0. */
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

  /** The sum of a pairing; 0 if it is absent. */
  long get(int pairing) {
    if (size == 0) {
      return 0;
    }
    int at = place(pairing);
    return pairings[at] == FREE ? 0 : sums[at];
  }

  /** Performs an action for each pairing that is present, in no particular order. */
  void forEach(IntConsumer action) {
    for (int pairing : pairings) {
      if (pairing != FREE) {
        action.accept(pairing);
      }
    }
  }

  /** Index of the slot of a pairing, or of the free slot where it would be put. */
  private int place(int pairing) {
    int mask = pairings.length - 1;
    int at = (pairing * 0x9E3779B9 >>> 7) & mask; // Fibonacci hashing spreads neighbours
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
