package org.wardiary.events.game.recorded.file;

import java.util.Map;

/**
 * Scores, and ways to win.
 *
 * @param scores the scores by word
 * @param endings the ways to win by the word that the tag {@code Termination} has for them
 */
public record Goals(Map<String, Score> scores, Map<String, WayToWin> endings) {

  /** Goals of which nothing is known. */
  public static final Goals OPEN = new Goals(Map.of(), Map.of());

  /** Copies the maps. */
  public Goals {
    scores = Copies.of(scores);
    endings = Copies.of(endings);
  }
}
