package org.wardiary.reports.viewer;

import java.util.List;
import org.wardiary.events.game.Position;

/** How often the archive's players gave each answer in a position, and how they fared. */
@FunctionalInterface
public interface AnswerStatistics {

  /** Nothing is known of any position. */
  AnswerStatistics NONE = position -> List.of();

  /**
   * What is known of one answer.
   *
   * @param answer its text as legal answers are written
   * @param games in which it was given here, 1 or more
   * @param firstWins games of these that the first-named side won
   * @param secondWins games of these that the second-named side won
   * @param draws games of these that were drawn
   */
  record Count(String answer, int games, int firstWins, int secondWins, int draws) {}

  /**
   * The answers given in a position, most frequent first; none where nothing is known.
   *
   * @param position the position, not to be changed
   */
  List<Count> at(Position position);
}
