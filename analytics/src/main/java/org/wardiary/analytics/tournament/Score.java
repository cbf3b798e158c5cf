package org.wardiary.analytics.tournament;

import java.util.Collection;

/**
 * A player's results in some games: a win is one point, a draw half a point.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record Score(int wins, int draws, int losses) {

  /** The score of no games. */
  public static final Score NONE = new Score(0, 0, 0);

  /** The score of the player whose meetings are given. */
  public static Score of(Collection<Meeting> meetings) {
    Score score = NONE;
    for (Meeting meeting : meetings) {
      score = score.with(meeting);
    }
    return score;
  }

  /** The score after one more game. */
  public Score with(Meeting meeting) {
    if (meeting.isDrawn()) {
      return new Score(wins, draws + 1, losses);
    }
    return meeting.isWon()
        ? new Score(wins + 1, draws, losses)
        : new Score(wins, draws, losses + 1);
  }

  /** Number of games. */
  public int games() {
    return wins + draws + losses;
  }

  /** Number of points. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** The points for display, e.g. {@code 2½}. */
  public String text() {
    return text(points());
  }

  /** Points or a tie-break for display, rounded to quarters, as fractions: {@code 2¼}. */
  public static String text(double points) {
    double whole = Math.floor(points);
    String fraction =
        switch ((int) Math.round(4 * (points - whole))) {
          case 1 -> "¼";
          case 2 -> "½";
          case 3 -> "¾";
          default -> "";
        };
    return (whole == 0 && !fraction.isEmpty() ? "" : Long.toString((long) whole)) + fraction;
  }
}
