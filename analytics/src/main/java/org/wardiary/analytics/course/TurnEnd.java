package org.wardiary.analytics.course;

import org.wardiary.analytics.study.PlayedGame;

/**
 * The position at the end of a turn.
 *
 * @param turn the turn, counted as the game counts them; 0 for the position before the first
 * @param values the features' values in their order, the first-named side's less the other's
 */
public record TurnEnd(int turn, double... values) {

  /**
   * Number of turns that ended before their game did: the turn that ended the game is left out,
   * whether a rule ended it or the players broke it off.
   *
   * @param ended number of the game's turns that ended
   */
  public static int before(PlayedGame game, int ended) {
    return Math.min(ended, game.summary().getTurns() - 1);
  }
}
