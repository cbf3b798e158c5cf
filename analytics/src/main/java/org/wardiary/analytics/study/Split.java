package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A named part of the games: all of them, or those in which one side moved first.
 *
 * @param label as tables write it
 * @param holds whether a game belongs to it
 */
public record Split(String label, Predicate<PlayedGame> holds) {

  /** The label of all games. */
  public static final String EITHER = "either";

  /** All games, then those in which each side moved first. */
  public static List<Split> byFirstMover(GameSet set) {
    List<Split> splits = new ArrayList<>();
    splits.add(new Split(EITHER, game -> true));
    for (String side : set.sides()) {
      splits.add(new Split(side, game -> game.movedFirst(side)));
    }
    return splits;
  }
}
