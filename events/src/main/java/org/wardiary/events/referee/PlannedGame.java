package org.wardiary.events.referee;

import java.util.List;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.RulesTag;

/**
 * A game to be simulated.
 *
 * @param tags the record's tags: {@code Game} and {@code First} at least; {@code Result}, {@code
 *     Termination} and {@code Random} are added by the simulation
 * @param players who answers, first-named side first
 * @param seed of the draws; the same game gives the same record
 * @param maxAnswers after so many answers the game is left unfinished
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
   * The same game by other rules.
   *
   * @param rules the value of the tag {@code Rules}
   */
  public PlannedGame under(String rules) {
    return new PlannedGame(tags.with(RulesTag.NAME, rules), players, seed, maxAnswers);
  }
}
