package org.wardiary.analytics.study;

import java.util.List;

/**
 * Some games of one kind, sorted by game id.
 *
 * @param game id of their kind, e.g. {@code family/variant}
 * @param games the games, sorted by id; not empty
 */
public record GameSet(String game, List<PlayedGame> games) {

  /** A set that no later change of the argument reaches. */
  public GameSet {
    games = List.copyOf(games);
  }
}
