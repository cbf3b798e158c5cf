package org.wardiary.events.referee;

import java.util.List;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.RulesTag;

/**
 * A game to be simulated.
 *
 * @param tags the record's tags, at least {@code Game} and {@code First}; the simulation adds
 *     {@code Result}, {@code Termination} and {@code Random}
 * @param players the players, first-named side first
 * @param seed seed of the draws; the same planned game always gives the same record
 * @param maxAnswers number of answers after which the game is left unfinished
 */
public record PlannedGame(Tags tags, List<Player> players, long seed, int maxAnswers) {

  /** Copies the list. */
  public PlannedGame {
    players = List.copyOf(players);
    if (players.size() != 2) {
      throw new IllegalArgumentException("expected two players but got " + players.size());
    }
  }

  /**
   * The same game under other rules.
   *
   * @param rules the value of the tag {@code Rules}
   */
  public PlannedGame under(String rules) {
    return new PlannedGame(tags.with(RulesTag.NAME, rules), players, seed, maxAnswers);
  }
}
