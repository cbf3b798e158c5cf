package org.wardiary.analytics.tournament;

import java.util.List;
import org.wardiary.analytics.filter.RoundOrder;
import org.wardiary.projector.view.GameSummary;

/**
 * The games of a round.
 *
 * @param name the round's name; empty for games that do not name their round
 * @param games the games, including those that do not count, sorted by board and id
 */
public record Round(String name, List<GameSummary> games) {

  /** The name of a game's round; empty if it names none. */
  static String name(GameSummary game) {
    return RoundOrder.name(game.getRound());
  }

  /** Copies the list. */
  public Round {
    games = List.copyOf(games);
  }
}
