package org.wardiary.analytics.study;

import java.util.Comparator;
import org.wardiary.analytics.estimate.Pairing;

/**
 * A game of a sample. Whether a game enters the sample depends on its id alone: games are ordered
 * by a hash of the id, which is unrelated to what happened in them, and the first ones are kept.
 *
 * @param place hash of the id, by which games are ordered
 * @param gameId the game's id
 * @param pairing the players of the game
 * @param facts what is kept of the game
 * @param <T> type of the facts
 */
public record Sampled<T>(long place, String gameId, Pairing pairing, T facts)
    implements Comparable<Sampled<?>> {

  /** Size of the sample, unless there are fewer games. */
  public static final int LARGEST = 4000;

  private static final Comparator<Sampled<?>> ORDER =
      Comparator.<Sampled<?>>comparingLong(Sampled::place).thenComparing(Sampled::gameId);

  /** A game of a sample; its place follows from the id. */
  public static <T> Sampled<T> of(String gameId, Pairing pairing, T facts) {
    return new Sampled<>(place(gameId), gameId, pairing, facts);
  }

  /** The same game with other facts. */
  <U> Sampled<U> with(U other) {
    return new Sampled<>(place, gameId, pairing, other);
  }

  /** Hashes an id (FNV-1a, then the final mixing steps of splitmix64). */
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
