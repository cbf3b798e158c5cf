package org.wardiary.analytics.tournament;

import java.util.Collection;

/**
 * Results of a player in some games: a win is one point, a draw half a point.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record Score(int wins, int draws, int losses) {

  /** Of no games. */
  public static final Score NONE = new Score(0, 0, 0);

  /** Of games as a player met them. */
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

  /** How many games. */
  public int games() {
    return wins + draws + losses;
  }

  /** Points. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** The points for people, e.g. {@code 2½}. */
  public String text() {
    return text(points());
  }

  /** A number of points or of a tie-break for people, quarters as fractions: {@code 2¼}. */
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
