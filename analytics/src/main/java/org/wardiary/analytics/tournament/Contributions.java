package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.filter.RoundOrder;

/**
 * What each round of a player adds to the tie-breaks by opponents' points. Rounds that were not
 * played follow FIDE's Tie-Break Regulations (Handbook C.07, from 1 March 2026), Article 16; in a
 * round robin a forfeit counts as a game against the opponent who was due.
 */
final class Contributions {

  private final Results results;
  private final int rounds;
  private final boolean roundRobin;

  Contributions(Results results, int rounds, boolean roundRobin) {
    this.results = results;
    this.rounds = rounds;
    this.roundRobin = roundRobin;
  }

  /** A round's opponent in points, and whether the player chose not to play it. */
  private record Opponent(Meeting meeting, double points, boolean voluntary) {}

  /** Sum of the opponents' points, leaving out some of the lowest and of the highest. */
  double buchholz(String player, int withoutLowest, int withoutHighest) {
    List<Opponent> all = new ArrayList<>(opponents(player));
    // 16.5: rounds that the player chose not to play are left out first
    all.sort(
        Comparator.comparing((Opponent one) -> !one.voluntary())
            .thenComparingDouble(Opponent::points));
    List<Opponent> left = all.subList(Math.min(withoutLowest, all.size()), all.size());
    return left.stream()
        .mapToDouble(Opponent::points)
        .sorted()
        .limit(Math.max(0, left.size() - withoutHighest))
        .sum();
  }

  /** Sum of the opponents' points, each times the share won against that opponent. */
  double sonnebornBerger(String player) {
    return opponents(player).stream()
        .mapToDouble(one -> results.share(one.meeting()) * one.points())
        .sum();
  }

  private List<Opponent> opponents(String player) {
    return results.of(player).stream()
        .filter(meeting -> !roundRobin || !meeting.isBye())
        .map(meeting -> opponent(player, meeting))
        .toList();
  }

  private Opponent opponent(String player, Meeting meeting) {
    if (meeting.isPlayed() || roundRobin) {
      return new Opponent(meeting, adjusted(meeting.opponent()), false);
    }
    // 16.4: a dummy with the player's own points, at most those of the opponent who was due, or as
    // many as draws in all rounds bring
    double most = meeting.isBye() ? rounds * results.draw() : adjusted(meeting.opponent());
    return new Opponent(meeting, Math.min(results.points(player), most), meeting.isVoluntary());
  }

  /** A player's points as they count for the opponents (16.3). */
  private double adjusted(String player) {
    List<Meeting> all = results.of(player);
    return all.stream()
        .mapToDouble(one -> isLeft(one, all) ? results.draw() : results.points(one))
        .sum();
  }

  /** Whether a round is a requested bye after which the player played no more (16.2.5). */
  private boolean isLeft(Meeting bye, List<Meeting> all) {
    return !roundRobin
        && bye.isRequestedBye()
        && all.stream().filter(one -> isLater(one, bye)).allMatch(Meeting::isVoluntary);
  }

  private static boolean isLater(Meeting one, Meeting other) {
    return RoundOrder.BY_NUMBER.compare(one.game().getRound(), other.game().getRound()) > 0;
  }
}
