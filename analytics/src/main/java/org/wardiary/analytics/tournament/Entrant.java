package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.view.GameSummary;

/**
 * A player of the next round of a Swiss tournament.
 *
 * @param player the player's name
 * @param place the place among those who play, from 0
 * @param group the score group, from 0
 * @param groupSize number of players of the group
 * @param played the player's games so far, by round, finished or not
 * @param byes number of rounds that were won without a game
 */
record Entrant(String player, int place, int group, int groupSize, List<Meeting> played, int byes) {

  /** The most that {@link #due} may be. */
  static final int WORST = 9;

  /** All who play, the best first. */
  static List<Entrant> sorted(
      Optional<Tournament> tournament, StandingRules rules, List<String> players) {
    Map<String, Standing> lines = new HashMap<>();
    tournament.ifPresent(
        one -> Standings.of(one, rules).lines().forEach(line -> lines.put(line.player(), line)));
    Map<String, Double> points = new HashMap<>();
    players.forEach(
        name -> points.put(name, lines.containsKey(name) ? lines.get(name).points() : 0));
    List<String> names = new ArrayList<>(players);
    names.sort(
        Comparator.comparing((String name) -> points.get(name))
            .reversed()
            .thenComparing(
                name -> lines.containsKey(name) ? lines.get(name).rank() : lines.size() + 1));
    List<Double> groups =
        points.values().stream().distinct().sorted(Comparator.reverseOrder()).toList();
    Map<String, List<Meeting>> meetings = meetings(tournament);
    List<Entrant> entrants = new ArrayList<>();
    for (String name : names) {
      double own = points.get(name);
      List<Meeting> all = meetings.getOrDefault(name, List.of());
      entrants.add(
          new Entrant(
              name,
              entrants.size(),
              groups.indexOf(own),
              Collections.frequency(points.values(), own),
              all.stream().filter(Meeting::isPlayed).toList(),
              (int) all.stream().filter(one -> !one.isPlayed() && one.isWon()).count()));
    }
    return entrants;
  }

  /** All rounds by player, also games that are not finished. */
  private static Map<String, List<Meeting>> meetings(Optional<Tournament> tournament) {
    return tournament.stream()
        .flatMap(one -> one.games().stream())
        .filter(game -> Meeting.isBetweenTwo(game) || !Endings.isPlayed(game.getTermination()))
        .flatMap(Entrant::ofBoth)
        .collect(Collectors.groupingBy(Meeting::player));
  }

  private static Stream<Meeting> ofBoth(GameSummary game) {
    return Stream.of(new Meeting(game, 0), new Meeting(game, 1));
  }

  /** How often two have played. */
  int met(Entrant other) {
    return (int) played.stream().filter(one -> one.opponent().equals(other.player)).count();
  }

  boolean isNewTo(Entrant other) {
    return met(other) == 0;
  }

  /** Whether two have not played, and can have sides of which none is due least of all. */
  boolean suits(Entrant other) {
    return isNewTo(other)
        && (Math.max(due(0), other.due(1)) < WORST || Math.max(due(1), other.due(0)) < WORST);
  }

  /** What it costs if this player has the first-named side and the other one the second. */
  int sides(Entrant other) {
    return due(0) + other.due(1);
  }

  /**
   * What a side costs a player: nothing if it was had less often than the other one, or as often
   * and not last; 1 if it was had as often and last; up to 9 the more often it was had, and 9 where
   * it was had twice in a row.
   */
  int due(int side) {
    int more = 0;
    int inARow = 0;
    for (Meeting one : played) {
      more += one.side() == side ? 2 : -2;
      inARow = one.side() == side ? inARow + 1 : 0;
    }
    if (inARow > 1) {
      return WORST;
    }
    more += played.isEmpty() ? 0 : inARow == 1 ? 1 : -1;
    int counted = Math.max(0, Math.min(3, more));
    return counted * counted;
  }

  /** The pairing with a lower player; where sides cost the same, they alternate by board. */
  Pairing against(Entrant other, int board) {
    int own = sides(other);
    int others = other.sides(this);
    boolean first = own == others ? board % 2 == 0 : own < others;
    return first ? new Pairing(player, other.player) : new Pairing(other.player, player);
  }
}
