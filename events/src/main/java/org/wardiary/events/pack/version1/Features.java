package org.wardiary.events.pack.version1;

import java.util.Arrays;

/** The features of one answer, as indices of weights. Reused from answer to answer. */
final class Features {

  private int[] slots = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int hash) {
    if (size == slots.length) {
      slots = Arrays.copyOf(slots, 2 * size);
    }
    slots[size++] = hash >>> ChoiceModel.SHIFT;
  }

  int size() {
    return size;
  }

  int get(int index) {
    return slots[index];
  }
}
