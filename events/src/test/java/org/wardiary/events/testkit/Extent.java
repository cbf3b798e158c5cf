package org.wardiary.events.testkit;

import java.util.List;
import java.util.stream.Stream;

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
    return isNightly() ? nightly : usual;
  }

  /**
   * Cases.
   *
   * @param usual in each build
   * @param more under {@code -Pnightly} too
   */
  public static <T> List<T> of(List<T> usual, List<T> more) {
    return isNightly() ? Stream.concat(usual.stream(), more.stream()).toList() : usual;
  }

  /** Whether all is done that takes long. */
  public static boolean isNightly() {
    return Boolean.getBoolean("wardiary.nightly");
  }
}
