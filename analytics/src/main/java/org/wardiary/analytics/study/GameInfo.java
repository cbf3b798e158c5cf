package org.wardiary.analytics.study;

import java.util.Map;
import java.util.Optional;

/**
 * What is known of a kind of game beside its rows.
 *
 * @param game id, e.g. {@code squares/civil-war}
 * @param title title for people
 * @param kinds names of the unit kinds for people, by letter; letters without a name stand as they
 *     are
 * @param board the standard board, where statistics by space make sense
 */
public record GameInfo(
    String game, String title, Map<String, String> kinds, Optional<BoardPlan> board) {

  /** The name of a kind of unit for people. */
  public String kind(String letter) {
    return kinds.getOrDefault(letter, letter);
  }

  /** A game of which nothing but its id is known. */
  public static GameInfo plain(String game) {
    return new GameInfo(game, game, Map.of(), Optional.empty());
  }
}
