package org.wardiary.events.game;

import java.util.Arrays;

/** A growable, reusable list of answer codes. Not thread-safe. */
public final class AnswerList {

  private static final int CAPACITY = 256;
  private static final long[] NONE = {};

  private final int kept;
  private final int enough;
  private long[] codes;
  private int size;

  /** Creates an empty list. */
  public AnswerList() {
    this(Integer.MAX_VALUE, Integer.MAX_VALUE, new long[CAPACITY]);
  }

  private AnswerList(int kept, int enough, long[] codes) {
    this.kept = kept;
    this.enough = enough;
    this.codes = codes;
  }

  /** Creates an empty list for a reader who needs no more than some answers. */
  public static AnswerList upTo(int most) {
    return new AnswerList(most, most, new long[most]);
  }

  /** Creates a list that only counts what is added. */
  public static AnswerList counting() {
    return new AnswerList(0, Integer.MAX_VALUE, NONE);
  }

  /** Whether the reader needs no more answers. */
  public boolean isFull() {
    return size >= enough;
  }

  /** Empties the list. */
  public void clear() {
    size = 0;
  }

  /** Adds a code. */
  public void add(long code) {
    if (size < kept) {
      if (size == codes.length) {
        codes = Arrays.copyOf(codes, 2 * size);
      }
      codes[size] = code;
    }
    size++;
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
