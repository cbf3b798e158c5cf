package org.wardiary.events.identity;

import java.util.ArrayList;
import java.util.List;

/**
 * Hashes of a game's setup and its answers so far, by which games that begin alike are found
 * without reading them. For one thread.
 */
public final class AnswerHashes {

  /** After so many answers a hash is kept. */
  private static final List<Integer> KEPT_AFTER = List.of(0, 1, 8, 64);

  // FNV-1a, 64 bits
  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private final List<Long> kept = new ArrayList<>(KEPT_AFTER.size() + 1);
  private long hash = BASIS;
  private int count;

  /**
   * The hashes of a game without answers.
   *
   * @param game id of the game that is played
   * @param map name of its map
   * @param rules the tag {@code Rules}, empty if it is played by the standard rules
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
    // no text holds it, so that "ab", "c" and "a", "bc" differ
    hash = (hash ^ '\n') * PRIME;
  }

  /** The hash of the setup and all answers so far. */
  public long current() {
    return hash;
  }

  /** The hashes after 0, 1, 8 and 64 answers, as far as there are so many, and after all. */
  public List<Long> kept() {
    List<Long> all = new ArrayList<>(kept);
    all.add(hash);
    return List.copyOf(all);
  }

  /** The longest beginning of so many answers whose hash is kept. */
  public static int keptWithin(int answers) {
    return KEPT_AFTER.stream().filter(length -> length <= answers).reduce(0, Math::max);
  }
}
