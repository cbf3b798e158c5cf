package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A line of the standings of teams: the points that its players won for it, in each game for the
 * team that the game names.
 *
 * @param rank rank, from 1; teams with equal points and wins share the best of theirs
 * @param team name of the team
 * @param players names of its players, sorted
 * @param score wins, draws and losses of the games played
 * @param points points of all rounds
 */
public record TeamStanding(
    int rank, String team, List<String> players, Score score, double points) {

  private static final Comparator<TeamStanding> BEST_FIRST =
      Comparator.comparingDouble(TeamStanding::points)
          .thenComparingInt(line -> line.score().wins())
          .reversed();

  /** Copies the list. */
  public TeamStanding {
    players = List.copyOf(players);
  }

  /** The standings of the teams, the best first; empty if no game names a team. */
  static List<TeamStanding> of(Results results) {
    Map<String, List<Meeting>> teams = new TreeMap<>();
    results.players().stream()
        .flatMap(player -> results.of(player).stream())
        .filter(meeting -> !meeting.team().isEmpty())
        .forEach(
            meeting ->
                teams.computeIfAbsent(meeting.team(), all -> new ArrayList<>()).add(meeting));
    List<TeamStanding> sorted = new ArrayList<>();
    teams.forEach((team, meetings) -> sorted.add(line(team, meetings, results)));
    sorted.sort(BEST_FIRST);
    List<TeamStanding> ranked = new ArrayList<>();
    for (TeamStanding line : sorted) {
      int last = ranked.size() - 1;
      boolean shared = last >= 0 && BEST_FIRST.compare(line, ranked.get(last)) == 0;
      ranked.add(line.ranked(shared ? ranked.get(last).rank() : last + 2));
    }
    return ranked;
  }

  private static TeamStanding line(String team, List<Meeting> meetings, Results results) {
    return new TeamStanding(
        0,
        team,
        meetings.stream().map(Meeting::player).distinct().sorted().toList(),
        Score.of(meetings.stream().filter(Meeting::isPlayed).toList()),
        meetings.stream().mapToDouble(results::points).sum());
  }

  private TeamStanding ranked(int place) {
    return new TeamStanding(place, team, players, score, points);
  }
}
