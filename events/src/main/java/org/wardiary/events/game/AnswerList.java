package org.wardiary.events.game;

import java.util.Arrays;

/** A growable, reusable list of answer codes. Not thread-safe. */
public final class AnswerList {

  private long[] codes = new long[256];
  private final int most;
  private int size;

  /** Creates an empty list. */
  public AnswerList() {
    this(Integer.MAX_VALUE);
  }

  /** Creates an empty list for a reader who needs no more than some answers. */
  public AnswerList(int most) {
    this.most = most;
  }

  /** Whether the reader needs no more answers. */
  public boolean isFull() {
    return size >= most;
  }

  /** Empties the list. */
  public void clear() {
    size = 0;
  }

  /** Adds a code. */
  public void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
  }

  /** Number of codes. */
  public int size() {
    return size;
  }

  /** The code at an index from 0. */
  public long get(int index) {
    return codes[index];
  }

  /** Whether a code is in the list. */
  public boolean contains(long code) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }
}
