package org.wardiary.events.game.recorded.check;

import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.file.Score;

/**
 * How a game ends by its file.
 *
 * @param ending the word of the ending
 * @param winner a side or {@code draw}; empty where only points can tell
 * @param most the score that decides, where one does
 */
public record DueEnd(String ending, Optional<String> winner, Optional<Score> most) {

  /**
   * The winner, as far as it is known.
   *
   * @param points of the score that decides, by side; empty if they are not known
   */
  public Optional<String> winner(Map<String, Integer> points) {
    return most.isEmpty() || points.isEmpty() ? winner : Optional.of(EndJudge.most(points));
  }
}
