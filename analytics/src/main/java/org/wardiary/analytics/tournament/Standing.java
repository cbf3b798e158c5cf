package org.wardiary.analytics.tournament;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A line of the standings.
 *
 * @param rank rank, from 1; players whom no tie-break separates share the best of their ranks
 * @param player the player's name
 * @param score wins, draws and losses of the games played
 * @param points points of all rounds
 * @param unplayed those of rounds that were not played
 * @param tieBreaks values of the tie-breaks in the order in which they are applied; empty where one
 *     does not apply
 */
public record Standing(
    int rank,
    String player,
    Score score,
    double points,
    double unplayed,
    List<OptionalDouble> tieBreaks) {

  /** Copies the list. */
  public Standing {
    tieBreaks = List.copyOf(tieBreaks);
  }
}
