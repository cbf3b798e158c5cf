package org.wardiary.app.faults;

/** What the documentation promises. */
final class Promises {

  private Promises() {}

  /**
   * Fails unless a promise holds.
   *
   * @param found what was found instead
   */
  static void require(boolean holds, String found) {
    if (!holds) {
      throw new IllegalStateException(found);
    }
  }
}
