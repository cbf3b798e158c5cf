package org.wardiary.events.testkit;

/** How much a test does: little in each build, more under {@code -Pnightly}. */
public final class Extent {

  private Extent() {}

  /**
   * A number of rounds, games, answers ...
   *
   * @param usual in each build
   * @param nightly under {@code -Pnightly}
   */
  public static int of(int usual, int nightly) {
    return Boolean.getBoolean("wardiary.nightly") ? nightly : usual;
  }
}
