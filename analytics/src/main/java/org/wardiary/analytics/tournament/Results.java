package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

/**
 * The games of a tournament that count, with those that were not played, by player, and the values
 * of tie-breaks.
 */
final class Results {

  private final Map<String, List<Meeting>> meetings = new TreeMap<>();
  private final Map<String, Score> scores = new HashMap<>();
  private final List<String> rounds = new ArrayList<>();
  private final boolean allNameTheirRound;
  private final boolean roundRobin;
  private final StandingRules rules;
  private final Contributions contributions;

  Results(Tournament tournament, StandingRules rules) {
    this.rules = rules;
    tournament.players().forEach(player -> meetings.put(player, new ArrayList<>()));
    tournament.games().stream()
        .flatMap(game -> Meeting.rounds(game).stream())
        .forEach(meeting -> meetings.get(meeting.player()).add(meeting));
    meetings.forEach(
        (player, all) ->
            scores.put(player, Score.of(all.stream().filter(Meeting::isPlayed).toList())));
    tournament.rounds().stream()
        .map(Round::name)
        .filter(name -> !name.isEmpty())
        .forEach(rounds::add);
    allNameTheirRound =
        meetings.values().stream()
            .flatMap(List::stream)
            .allMatch(meeting -> !Round.name(meeting.game()).isEmpty());
    roundRobin = RoundRobin.legs(tournament) > 0;
    int most = meetings.values().stream().mapToInt(List::size).max().orElse(0);
    contributions = new Contributions(this, Math.max(rounds.size(), most), roundRobin);
  }

  Collection<String> players() {
    return meetings.keySet();
  }

  List<Meeting> of(String player) {
    return List.copyOf(meetings.get(player));
  }

  /** A player's points in a round. */
  double points(Meeting meeting) {
    return rules.points(meeting);
  }

  /** A player's part of the points of a win, in a round: 1, 0.5 or 0, or what a bye brings. */
  double share(Meeting meeting) {
    return meeting.isBye() && meeting.isWon() ? rules.bye() / rules.win() : meeting.points();
  }

  /** Points of a draw. */
  double draw() {
    return rules.draw();
  }

  /** A player's points in all rounds. */
  double points(String player) {
    return meetings.get(player).stream().mapToDouble(this::points).sum();
  }

  /** Wins, draws and losses of the games that a player played. */
  Score score(String player) {
    return scores.get(player);
  }

  /**
   * A player's value of a tie-break; empty if the tie-break does not apply.
   *
   * @param tied all players who are tied, including this one
   */
  OptionalDouble value(TieBreak tieBreak, String player, List<String> tied) {
    return switch (tieBreak) {
      case DIRECT_ENCOUNTER -> direct(player, tied);
      case BUCHHOLZ -> OptionalDouble.of(contributions.buchholz(player, 0, 0));
      case BUCHHOLZ_CUT_1 -> OptionalDouble.of(contributions.buchholz(player, 1, 0));
      case MEDIAN_BUCHHOLZ -> OptionalDouble.of(contributions.buchholz(player, 1, 1));
      case SONNEBORN_BERGER -> OptionalDouble.of(contributions.sonnebornBerger(player));
      case WINS -> OptionalDouble.of(scores.get(player).wins());
      case PROGRESSIVE -> progressive(player);
      case SECOND_TURN_WINS -> OptionalDouble.of(secondTurnWins(player));
    };
  }

  private OptionalDouble direct(String player, List<String> tied) {
    if (tied.size() < 2) {
      return OptionalDouble.empty();
    }
    Set<String> group = new HashSet<>(tied);
    for (String one : tied) {
      Set<String> met = new HashSet<>();
      among(one, group).forEach(meeting -> met.add(meeting.opponent()));
      if (met.size() < tied.size() - 1) {
        return OptionalDouble.empty();
      }
    }
    return OptionalDouble.of(among(player, group).stream().mapToDouble(this::points).sum());
  }

  private List<Meeting> among(String player, Set<String> group) {
    return meetings.get(player).stream()
        .filter(meeting -> group.contains(meeting.opponent()))
        .filter(meeting -> roundRobin || meeting.isPlayed())
        .toList();
  }

  private OptionalDouble progressive(String player) {
    if (!allNameTheirRound) {
      return OptionalDouble.empty();
    }
    double sum = 0;
    for (Meeting meeting : meetings.get(player)) {
      // a point counts after its own round and after each later one
      sum += points(meeting) * (rounds.size() - rounds.indexOf(Round.name(meeting.game())));
    }
    return OptionalDouble.of(sum);
  }

  private double secondTurnWins(String player) {
    return meetings.get(player).stream()
        .filter(meeting -> meeting.isPlayed() && meeting.isWon() && meeting.isMovingSecond())
        .count();
  }
}
