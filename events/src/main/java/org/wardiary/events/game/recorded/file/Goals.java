package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;

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

  /**
   * The score that decides a game which ended in some way; else the only one that there is.
   *
   * @param termination the word of the ending, or another value of the tag {@code Termination}
   */
  public Optional<Score> deciding(Optional<String> termination) {
    return termination
        .map(endings::get)
        .flatMap(WayToWin::most)
        .map(scores::get)
        .or(() -> scores.values().stream().filter(score -> scores.size() == 1).findFirst());
  }
}
