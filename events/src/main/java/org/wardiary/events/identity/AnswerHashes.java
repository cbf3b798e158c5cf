package org.wardiary.events.identity;

import java.util.ArrayList;
import java.util.List;

/**
 * Hashes of a game's setup and its answers so far. They make it possible to find games that begin
 * alike without reading them. Not thread-safe.
 */
public final class AnswerHashes {

  /** The numbers of answers after which a hash is kept. */
  private static final List<Integer> KEPT_AFTER = List.of(0, 1, 8, 64);

  // FNV-1a, 64 bits
  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private final List<Long> kept = new ArrayList<>(KEPT_AFTER.size() + 1);
  private long hash = BASIS;
  private int count;

  /**
   * Begins the hashes of a game that has no answers yet.
   *
   * @param game id of the game that is played
   * @param map name of its map
   * @param rules the tag {@code Rules}, empty if the standard rules apply
   * @param first the side that has the first turn
   */
  public AnswerHashes(String game, String map, String rules, String first) {
    mix(game);
    mix(map);
    if (!rules.isEmpty()) {
      mix(rules);
    }
    mix(first);
    kept.add(hash);
  }

  /** Adds an answer in its canonical spelling. */
  public void answer(String text) {
    mix(text);
    count++;
    if (KEPT_AFTER.contains(count)) {
      kept.add(hash);
    }
  }

  private void mix(String text) {
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    // no text contains a line feed, so "ab", "c" and "a", "bc" get different hashes
    hash = (hash ^ '\n') * PRIME;
  }

  /** The hash of the setup and all answers so far. */
  public long current() {
    return hash;
  }

  /**
   * The hashes after 0, 1, 8 and 64 answers, as far as the game has that many, then the current
   * one.
   */
  public List<Long> kept() {
    List<Long> all = new ArrayList<>(kept);
    all.add(hash);
    return List.copyOf(all);
  }

  /** The largest number of answers, at most {@code answers}, after which a hash is kept. */
  public static int keptWithin(int answers) {
    return KEPT_AFTER.stream().filter(length -> length <= answers).reduce(0, Math::max);
  }
}
