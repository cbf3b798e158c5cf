package org.wardiary.analytics.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/** Recognises round robins, in which all players meet one another. */
public final class RoundRobin {

  private RoundRobin() {}

  /**
   * Number of games that count, or were to be played, per pair of players, if it is the same for
   * all pairs: 1 for a round robin, 2 for a double one; otherwise 0.
   */
  public static int legs(Tournament tournament) {
    Map<List<String>, Integer> pairs = new HashMap<>();
    for (GameSummary game : tournament.games()) {
      if (Meeting.rounds(game).size() == 2) {
        String one = PlayerName.of(game, 0);
        String other = PlayerName.of(game, 1);
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
