package org.wardiary.analytics.study;

import java.util.HashMap;
import java.util.Map;
import org.wardiary.analytics.strength.Encounters.Results;
import org.wardiary.analytics.strength.Encounters.Seating;

/** How far players with a name were on both sides of a question, so that they cancel out. */
final class ChangedRoles {

  private final Map<String, Long> own = new HashMap<>();
  private final Map<String, Long> other = new HashMap<>();

  /**
   * Adds games.
   *
   * @param side the side that the question is about, 0 or 1
   */
  void add(Seating seating, int side, Results results) {
    add(own, side == 0 ? seating.first() : seating.second(), results.games());
    add(other, side == 0 ? seating.second() : seating.first(), results.games());
  }

  private static void add(Map<String, Long> games, String player, long number) {
    if (!player.isEmpty()) {
      games.merge(player, number, Long::sum);
    }
  }

  /** Whether any player has a name. */
  boolean named() {
    return !own.isEmpty() || !other.isEmpty();
  }

  /** Share of the players' games that another one with the other role balances: 1 if all do. */
  double share() {
    double balanced = 0;
    for (Map.Entry<String, Long> games : own.entrySet()) {
      balanced += 2 * Math.min(games.getValue(), other.getOrDefault(games.getKey(), 0L));
    }
    return named() ? balanced / (sum(own) + sum(other)) : 0;
  }

  private static long sum(Map<String, Long> games) {
    return games.values().stream().mapToLong(number -> number).sum();
  }
}
