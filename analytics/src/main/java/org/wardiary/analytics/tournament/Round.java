package org.wardiary.analytics.tournament;

import java.util.List;
import org.wardiary.projector.view.GameSummary;

/**
 * The games of a round.
 *
 * @param name tag Round; empty for games that do not name theirs
 * @param games its games, those that do not count too, by id
 */
public record Round(String name, List<GameSummary> games) {

  /** Copies the list. */
  public Round {
    games = List.copyOf(games);
  }
}
