package org.wardiary.analytics.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.projector.view.GameSummary;

/** Whether everybody met everybody. */
public final class RoundRobin {

  private RoundRobin() {}

  /**
   * How many games that count each pair of players played, if it was the same number for all pairs:
   * 1 for a round robin, 2 for a double one; else 0.
   */
  public static int legs(Tournament tournament) {
    Map<List<String>, Integer> pairs = new HashMap<>();
    for (GameSummary game : tournament.games()) {
      if (Meeting.counts(game)) {
        String one = game.getFirstPlayer();
        String other = game.getSecondPlayer();
        List<String> pair = one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
        pairs.merge(pair, 1, Integer::sum);
      }
    }
    long players = tournament.players().size();
    boolean allMet = players > 1 && pairs.size() == players * (players - 1) / 2;
    return allMet && pairs.values().stream().distinct().count() == 1
        ? pairs.values().iterator().next()
        : 0;
  }
}
