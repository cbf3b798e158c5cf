package org.wardiary.analytics.study;

import java.util.Comparator;

/**
 * A game in a list of those with most of something.
 *
 * @param rank how much; more stands first
 * @param gameId the game's id, which decides between equal ranks
 * @param facts what the list says of it
 * @param <T> class of the facts
 */
public record Listed<T>(double rank, String gameId, T facts) implements Comparable<Listed<?>> {

  /** Longest list: beyond it only the games with most are kept. */
  public static final int LONGEST = 1000;

  private static final Comparator<Listed<?>> ORDER =
      Comparator.<Listed<?>>comparingDouble(entry -> -entry.rank())
          .thenComparing(entry -> entry.gameId());

  @Override
  public int compareTo(Listed<?> that) {
    return ORDER.compare(this, that);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Listed<?> that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return gameId.hashCode();
  }
}
