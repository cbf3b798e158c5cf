package org.wardiary.analytics.study;

import java.util.List;

/**
 * Some games of one kind, sorted by game id.
 *
 * @param game id of the kind of game, e.g. {@code family/variant}
 * @param games the games, sorted by id; not empty
 */
public record GameSet(String game, List<PlayedGame> games) {

  /** Copies the list. */
  public GameSet {
    games = List.copyOf(games);
  }
}
