package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;

/** All games, and those in which each side had the first turn. */
public final class FirstTurn {

  /** How tables write all games. */
  public static final String EITHER = "either";

  private FirstTurn() {}

  /** All games, then those in which each side moved first. */
  public static List<String> rows(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(EITHER));
    rows.addAll(totals.sides());
    return rows;
  }

  /** The rows that a game counts in. */
  public static List<String> of(PlayedGame game) {
    return List.of(EITHER, game.summary().getFirstMover());
  }

  /** The rows that a side of a game counts in: {@code first or second}, and which it was. */
  public static List<String> of(PlayedGame game, String side) {
    return List.of("first or second", game.movedFirst(side) ? "first" : "second");
  }
}
