package org.wardiary.events.pack.version1;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.pack.coding.SymbolCoder;

/**
 * Codes which of the legal answers was given. An answer's probability grows exponentially with the
 * sum of its features' weights. After each answer the weights are adjusted so that it would have
 * been more probable; a weight moves less the more it has been adjusted before. At first all
 * answers are equally probable.
 */
final class ChoiceModel {

  private static final int SLOT_BITS = 20;

  /** Number of bits by which a hash is shifted to give a slot. */
  static final int SHIFT = 32 - SLOT_BITS;

  private static final double RATE = 0.08;
  private static final double START = 2;
  private static final double LEAST = 1e-5;
  private static final int SCALE = 1 << 28;

  private final SymbolCoder coder;
  private final float[] weights = new float[1 << SLOT_BITS];
  private final float[] moved = new float[1 << SLOT_BITS];
  private final Map<String, AnswerParts> parts = new HashMap<>();
  private Features[] features = {};
  private double[] probabilities = {};
  private int[] bounds = {};

  ChoiceModel(SymbolCoder coder) {
    this.coder = coder;
    Arrays.fill(moved, (float) START);
  }

  AnswerParts parts(String answer) {
    if (parts.size() > 1 << 16) {
      parts.clear();
    }
    return parts.computeIfAbsent(answer, AnswerParts::of);
  }

  /**
   * Codes a choice.
   *
   * @param chosen index of the answer; ignored by a reader
   * @param legal the texts of all legal answers, two or more
   * @param scene the features of these answers
   * @return index of the answer
   */
  int code(int chosen, List<String> legal, AnswerFeatures scene) throws IOException {
    int size = legal.size();
    grow(size);
    for (int i = 0; i < size; i++) {
      scene.of(parts(legal.get(i)), features[i]);
    }
    estimate(size);
    int result = coder.code(chosen, bounds, size);
    learn(result, size);
    return result;
  }

  private void grow(int size) {
    int old = features.length;
    if (old < size) {
      features = Arrays.copyOf(features, 2 * size);
      for (int i = old; i < features.length; i++) {
        features[i] = new Features();
      }
      probabilities = new double[2 * size];
      bounds = new int[2 * size + 1];
    }
  }

  private void estimate(int size) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      double sum = 0;
      Features f = features[i];
      for (int k = 0; k < f.size(); k++) {
        sum += weights[f.get(k)];
      }
      probabilities[i] = sum;
      highest = Math.max(highest, sum);
    }
    double total = 0;
    for (int i = 0; i < size; i++) {
      probabilities[i] = StrictMath.exp(probabilities[i] - highest);
      total += probabilities[i];
    }
    for (int i = 0; i < size; i++) {
      probabilities[i] /= total;
      bounds[i + 1] = bounds[i] + 1 + (int) (probabilities[i] * SCALE);
    }
  }

  private void learn(int chosen, int size) {
    for (int i = 0; i < size; i++) {
      double error = (i == chosen ? 1 : 0) - probabilities[i];
      if (Math.abs(error) < LEAST) {
        continue;
      }
      Features f = features[i];
      for (int k = 0; k < f.size(); k++) {
        int slot = f.get(k);
        moved[slot] += (float) (error * error);
        weights[slot] += (float) (RATE * error / Math.sqrt(moved[slot]));
      }
    }
  }
}
