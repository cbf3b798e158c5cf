package org.wardiary.analytics.study;

import java.util.Comparator;
import org.wardiary.analytics.estimate.Pairing;

/**
 * A game of a sample. Which games of many are in it goes by their ids alone: every game has its
 * place in an order that has nothing to do with what happened in it, and the first ones are kept.
 *
 * @param place its place in that order
 * @param gameId the game's id
 * @param pairing who played it
 * @param facts what is kept of it
 * @param <T> class of the facts
 */
public record Sampled<T>(long place, String gameId, Pairing pairing, T facts)
    implements Comparable<Sampled<?>> {

  /** Largest sample: all games, if there are no more. */
  public static final int LARGEST = 4000;

  private static final Comparator<Sampled<?>> ORDER =
      Comparator.<Sampled<?>>comparingLong(Sampled::place).thenComparing(Sampled::gameId);

  /** A game of which nothing else is known. */
  public static <T> Sampled<T> of(String gameId, Pairing pairing, T facts) {
    return new Sampled<>(place(gameId), gameId, pairing, facts);
  }

  /** The same game with other facts. */
  <U> Sampled<U> with(U other) {
    return new Sampled<>(place, gameId, pairing, other);
  }

  /** Mixes the characters of an id (FNV-1a, then the last steps of splitmix64). */
  private static long place(String gameId) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < gameId.length(); i++) {
      hash = (hash ^ gameId.charAt(i)) * 0x100000001b3L;
    }
    hash = (hash ^ (hash >>> 30)) * 0xbf58476d1ce4e5b9L;
    hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
    return hash ^ (hash >>> 31);
  }

  @Override
  public int compareTo(Sampled<?> that) {
    return ORDER.compare(this, that);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sampled<?> that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return gameId.hashCode();
  }
}
