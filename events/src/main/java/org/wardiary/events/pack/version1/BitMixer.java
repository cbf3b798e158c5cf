package org.wardiary.events.pack.version1;

import java.util.Arrays;
import org.wardiary.events.pack.coding.SymbolCoder;

/**
 * Estimates the probability of a bit: the predictions of its contexts are mixed in the logarithmic
 * odds domain, with weights that are learned from each bit.
 */
final class BitMixer {

  private static final int SLOTS = 1 << 20;
  private static final int REPEATS = 33;
  private static final int LONGEST = 60;
  private static final double RATE = 0.02;
  private static final double LEAST = 1.0 / 8192;

  private final int inputs;
  private final float[] ones = new float[SLOTS];
  private final byte[] seen = new byte[SLOTS];
  private final double[][] weights;
  private final double[] repeats = new double[REPEATS];
  private final int[] slots;
  private final double[] odds;
  private int set;
  private int expected;
  private int repeat;
  private double one;

  /**
   * Creates a mixer.
   *
   * @param inputs number of contexts, plus one for the repeat
   */
  BitMixer(int inputs) {
    this.inputs = inputs;
    this.weights = new double[2 * inputs][inputs];
    for (double[] row : weights) {
      Arrays.fill(row, 0.35);
    }
    Arrays.fill(ones, 0.5f);
    Arrays.fill(repeats, 0.9);
    this.slots = new int[inputs];
    this.odds = new double[inputs];
  }

  /**
   * Begins a bit.
   *
   * @param bit the bit that a repeat predicts, 0 or 1; -1 if there is no repeat
   * @param length length of the repeat
   */
  void begin(int bit, int length) {
    expected = bit;
    repeat = length;
    double sure = bit < 0 ? 0 : Logistic.odds(repeats[length]);
    odds[inputs - 1] = bit == 0 ? -sure : sure;
    set = bit < 0 ? 0 : inputs;
  }

  /** Adds a context, given by its hash, as one of the inputs. */
  void add(int hash, int input) {
    int slot = hash >>> 12;
    slots[input] = slot;
    boolean known = seen[slot] > 0;
    odds[input] = known ? Logistic.odds(ones[slot]) : 0;
    set += known ? 1 : 0;
  }

  /** The probability that the bit is 1, in the coder's units. */
  int one() {
    double sum = 0;
    double[] row = weights[set];
    for (int i = 0; i < inputs; i++) {
      sum += row[i] * odds[i];
    }
    one = Math.max(LEAST, Math.min(1 - LEAST, Logistic.probability(sum)));
    return (int) (one * SymbolCoder.BIT_SCALE);
  }

  void learn(int bit) {
    double error = bit - one;
    double[] row = weights[set];
    for (int i = 0; i < inputs; i++) {
      row[i] += RATE * error * odds[i];
    }
    for (int i = 0; i < inputs - 1; i++) {
      int slot = slots[i];
      ones[slot] += (bit - ones[slot]) / (seen[slot] + 1.4f);
      ones[slot] = Math.max(1f / 2048, Math.min(1 - 1f / 2048, ones[slot]));
      seen[slot] = (byte) Math.min(LONGEST, seen[slot] + 1);
    }
    if (expected >= 0) {
      double hit = expected == bit ? 1 : 0;
      repeats[repeat] += (hit - repeats[repeat]) / 32;
      repeats[repeat] = Math.min(repeats[repeat], 1 - LEAST);
    }
  }
}
