package org.wardiary.analytics.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.player.Glicko2.Outcome;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.projector.view.GameSummary;

/** The ratings of all players of some games, period by period. */
public final class Ratings {

  private final Map<String, RatedPlayer> players = new TreeMap<>();
  private int periods;

  /** A player's rating and its history so far. */
  private static final class RatedPlayer {
    private final List<RatingPoint> history = new ArrayList<>();
    private Rating rating = Rating.UNKNOWN;
    private int period;

    /** The rating at the beginning of a period, after the idle periods since the last game. */
    Rating at(int now) {
      return history.isEmpty() ? rating : Glicko2.idle(rating, now - period - 1);
    }
  }

  private Ratings() {}

  /**
   * The ratings after some games of one kind; games that do not count are ignored.
   *
   * @param games in any order
   */
  public static Ratings of(Collection<GameSummary> games) {
    Map<Period, List<Meeting>> periods = new TreeMap<>();
    for (GameSummary game : games) {
      for (Meeting meeting : Meeting.of(game)) {
        periods.computeIfAbsent(Period.of(game), period -> new ArrayList<>()).add(meeting);
      }
    }
    Ratings ratings = new Ratings();
    periods.forEach(ratings::rate);
    return ratings;
  }

  private void rate(Period period, List<Meeting> meetings) {
    // floating-point sums depend on the order of terms, so do not rely on the order of the games
    meetings.sort(Comparator.comparing(meeting -> meeting.game().getGameId()));
    Map<String, List<Outcome>> outcomes = new HashMap<>();
    for (Meeting meeting : meetings) {
      Rating opponent = player(meeting.opponent()).at(periods);
      outcomes
          .computeIfAbsent(meeting.player(), player -> new ArrayList<>())
          .add(new Outcome(opponent, meeting.points()));
    }
    Map<String, Rating> after = new HashMap<>();
    outcomes.forEach(
        (player, games) -> after.put(player, Glicko2.after(player(player).at(periods), games)));
    after.forEach(
        (player, rating) -> {
          RatedPlayer rated = player(player);
          rated.rating = rating;
          rated.period = periods;
          rated.history.add(new RatingPoint(period.label(), outcomes.get(player).size(), rating));
        });
    periods++;
  }

  private RatedPlayer player(String player) {
    return players.computeIfAbsent(player, name -> new RatedPlayer());
  }

  /** Names of all rated players, sorted. */
  public List<String> players() {
    return List.copyOf(players.keySet());
  }

  /** A player's rating after the last period; {@link Rating#UNKNOWN} if the player is not rated. */
  public Rating of(String player) {
    return players.containsKey(player) ? players.get(player).at(periods) : Rating.UNKNOWN;
  }

  /** A player's ratings after each period with games, in order; empty if not rated. */
  public List<RatingPoint> history(String player) {
    return players.containsKey(player) ? List.copyOf(players.get(player).history) : List.of();
  }

  /** Number of rating periods. */
  public int periods() {
    return periods;
  }
}
