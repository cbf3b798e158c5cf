package org.wardiary.analytics.tournament;

import java.util.List;

/**
 * How standings are counted: what results bring, and the tie-breaks. Points are multiples of a
 * half, so that all sums are exact.
 *
 * @param win points of a win, played or by forfeit; more than 0
 * @param draw points of a draw, and of a bye of half a point that a player asked for
 * @param bye points of a bye that nobody asked for
 * @param tieBreaks the tie-breaks in the order in which they are applied; empty for the usual ones
 */
public record StandingRules(double win, double draw, double bye, List<TieBreak> tieBreaks) {

  /** A point for a win and for a bye, half a point for a draw, the usual tie-breaks. */
  public static final StandingRules USUAL = new StandingRules(1, 0.5, 1, List.of());

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if points are not multiples of a half, or draw or bye bring
   *     less than nothing or more than a win
   */
  public StandingRules {
    tieBreaks = List.copyOf(tieBreaks);
    for (double points : List.of(win, draw, bye)) {
      if (!(points >= 0 && points <= win && win > 0 && Math.rint(2 * points) == 2 * points)) {
        throw new IllegalArgumentException(
            "expected points in halves, 0 to those of a win, but got " + List.of(win, draw, bye));
      }
    }
  }

  /** The same points with given tie-breaks. */
  public StandingRules with(TieBreak... given) {
    return new StandingRules(win, draw, bye, List.of(given));
  }

  /** The tie-breaks for a tournament. */
  List<TieBreak> tieBreaks(Tournament tournament) {
    return tieBreaks.isEmpty() ? TieBreak.usual(tournament) : tieBreaks;
  }

  /** A player's points in a round. */
  double points(Meeting meeting) {
    if (meeting.isDrawn()) {
      return draw;
    }
    return meeting.isWon() ? meeting.isBye() ? bye : win : 0;
  }
}
