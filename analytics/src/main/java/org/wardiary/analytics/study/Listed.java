package org.wardiary.analytics.study;

import java.util.Comparator;

/**
 * A game in a list of the games with most of something.
 *
 * @param rank how much the game has of it; larger ranks come first
 * @param gameId the game's id, which breaks ties
 * @param facts what the list says about the game
 * @param <T> type of the facts
 */
public record Listed<T>(double rank, String gameId, T facts) implements Comparable<Listed<?>> {

  /** Greatest length of a list; if there are more games, those with the largest ranks are kept. */
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
