package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The standings of a tournament, and its crosstable. */
public final class Standings {

  private final List<TieBreak> tieBreaks;
  private final Results results;
  private final List<Standing> lines = new ArrayList<>();

  private Standings(Tournament tournament, StandingRules rules) {
    this.tieBreaks = rules.tieBreaks(tournament);
    this.results = new Results(tournament, rules);
    TreeMap<Double, List<String>> byPoints = new TreeMap<>(Comparator.reverseOrder());
    for (String player : results.players()) {
      byPoints.computeIfAbsent(results.points(player), points -> new ArrayList<>()).add(player);
    }
    byPoints.values().forEach(this::rank);
  }

  /** The standings after all games that count. */
  public static Standings of(Tournament tournament, StandingRules rules) {
    return new Standings(tournament, rules);
  }

  /** The standings by the usual rules. */
  public static Standings of(Tournament tournament) {
    return of(tournament, StandingRules.USUAL);
  }

  private void rank(List<String> tied) {
    rank(tied, tied.stream().map(player -> List.<OptionalDouble>of()).toList(), 0);
  }

  /**
   * Separates tied players by the next tie-break, or adds their lines if no tie-break is left.
   *
   * @param sofar values of the previous tie-breaks, for each of the players
   */
  private void rank(List<String> tied, List<List<OptionalDouble>> sofar, int next) {
    if (next == tieBreaks.size()) {
      int rank = lines.size() + 1;
      for (int i = 0; i < tied.size(); i++) {
        String player = tied.get(i);
        double unplayed =
            results.of(player).stream()
                .filter(meeting -> !meeting.isPlayed())
                .mapToDouble(results::points)
                .sum();
        double points = results.points(player);
        lines.add(
            new Standing(rank, player, results.score(player), points, unplayed, sofar.get(i)));
      }
      return;
    }
    TreeMap<Double, List<Integer>> groups = new TreeMap<>(Comparator.reverseOrder());
    List<List<OptionalDouble>> values = new ArrayList<>();
    for (int i = 0; i < tied.size(); i++) {
      OptionalDouble value = results.value(tieBreaks.get(next), tied.get(i), tied);
      List<OptionalDouble> all = new ArrayList<>(sofar.get(i));
      all.add(value);
      values.add(all);
      groups.computeIfAbsent(value.orElse(0), key -> new ArrayList<>()).add(i);
    }
    for (List<Integer> group : groups.values()) {
      rank(
          group.stream().map(tied::get).toList(),
          group.stream().map(values::get).toList(),
          next + 1);
    }
  }

  /** The tie-breaks in the order in which they are applied. */
  public List<TieBreak> tieBreaks() {
    return tieBreaks;
  }

  /** One line per player, the best first; players who share a rank are sorted by name. */
  public List<Standing> lines() {
    return List.copyOf(lines);
  }

  /** One line per team, the best first; empty if no game names a team. */
  public List<TeamStanding> teams() {
    return TeamStanding.of(results);
  }

  /** A player's games that count and those that were not played, by round. */
  public List<Meeting> meetings(String player) {
    return results.of(player);
  }

  /** A player's byes, by round. */
  public List<Meeting> byes(String player) {
    return results.of(player).stream().filter(Meeting::isBye).toList();
  }

  /** Whether any round was not played. */
  public boolean hasUnplayed() {
    return results.players().stream()
        .anyMatch(player -> !results.of(player).stream().allMatch(Meeting::isPlayed));
  }

  /** A player's points in a round. */
  public double points(Meeting meeting) {
    return results.points(meeting);
  }

  /** The usual mark of a result: the points, but + or - for a forfeit. */
  public String mark(Meeting meeting) {
    if (meeting.isPlayed() || meeting.isBye()) {
      return Score.text(points(meeting));
    }
    return meeting.isWon() ? "+" : "-";
  }

  /** A player's games against one opponent, played or not: a cell of the crosstable. */
  public List<Meeting> meetings(String player, String opponent) {
    return results.of(player).stream()
        .filter(meeting -> meeting.opponent().equals(opponent))
        .toList();
  }
}
