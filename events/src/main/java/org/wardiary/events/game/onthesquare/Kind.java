package org.wardiary.events.game.onthesquare;

import java.util.Optional;

/** The kinds of what stands under a box (WS-2), in the ASCII order of their letters. */
enum Kind {
  /** Artillery. */
  A(6, 1, "AFS", 12),
  /** Dragoons. */
  D(8, 0, "ACFS", 8),
  /** Infantry. */
  I(16, 0, "ACDFS", 16),
  /** Auxiliary infantry. */
  J(12, 0, "ACDFS", 16),
  /** Lancers. */
  L(8, 0, "ACF", 8),
  /** A dummy: an empty sector. */
  X(0, 0, "", 0);

  /** Kinds that a side has from the start, with their numbers (WS-2). */
  private static final int[] OWN = {2, 2, 4, 0, 0, 2};

  private static final Kind[] ALL = values();

  private final int men;
  private final int guns;
  private final String orders;
  private final int capacity;

  Kind(int men, int guns, String orders, int capacity) {
    this.men = men;
    this.guns = guns;
    this.orders = orders;
    this.capacity = capacity;
  }

  /** The kind with an ordinal. */
  static Kind at(int ordinal) {
    return ALL[ordinal];
  }

  /** The kind with a letter. */
  static Optional<Kind> of(char letter) {
    for (Kind kind : ALL) {
      if (kind.letter() == letter) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** Letter. */
  char letter() {
    return name().charAt(0);
  }

  /** Men at the start. */
  int men() {
    return men;
  }

  /** Guns at the start, each with a horse. */
  int guns() {
    return guns;
  }

  /** Letters of the orders that the kind has, in ASCII order. */
  String orders() {
    return orders;
  }

  /** Men that a sector holds. */
  int capacity() {
    return capacity;
  }

  /** Units of the kind that a side has before it draws auxiliaries. */
  int own() {
    return OWN[ordinal()];
  }

  /** Whether it is one of the kinds of auxiliaries (WS-2.2). */
  boolean auxiliary() {
    return this == A || this == J || this == L;
  }

  /** Infantry or auxiliary infantry. */
  boolean infantry() {
    return this == I || this == J;
  }

  /** Dragoons or lancers. */
  boolean cavalry() {
    return this == D || this == L;
  }

  /** Whether it has muskets. */
  boolean muskets() {
    return this == I || this == J || this == D;
  }
}
