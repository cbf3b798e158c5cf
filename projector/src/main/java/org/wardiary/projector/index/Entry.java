package org.wardiary.projector.index;

import org.wardiary.events.key.PositionKey;

/**
 * One position of one game as the index holds it. Mutable, reused from entry to entry.
 *
 * <p>{@code key}: the upper 56 bits of the shape; {@code game}: the game's number; {@code answer}:
 * number of the answer that followed, 0 if none did; {@code path}: {@link PathHash#bits}. For the
 * rest see {@link PositionKey}.
 */
final class Entry {

  /** Number of low bits of a shape that a key leaves out. */
  private static final int LEFT_OUT = 8;

  long key;
  int orientation;
  int label;
  int rights;
  int game;
  int ply;
  int answer;
  int path;

  /** The key of a position: the upper 56 bits of its shape. */
  static long key(PositionKey position) {
    return position.shape() >>> LEFT_OUT;
  }
}
