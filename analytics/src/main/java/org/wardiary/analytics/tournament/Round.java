package org.wardiary.analytics.tournament;

import java.util.List;
import org.wardiary.projector.view.GameSummary;

/**
 * The games of a round.
 *
 * @param name tag Round; empty for games that do not name their round
 * @param games the games, including those that do not count, sorted by id
 */
public record Round(String name, List<GameSummary> games) {

  /** Copies the list. */
  public Round {
    games = List.copyOf(games);
  }
}
