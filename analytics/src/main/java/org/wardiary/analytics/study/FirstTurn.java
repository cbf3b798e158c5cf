package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;

/** Rows of tables by first turn: all games, and those in which each side had the first turn. */
public final class FirstTurn {

  /** Label of the row of all games. */
  public static final String EITHER = "either";

  private FirstTurn() {}

  /** The rows: all games, then the games in which each side moved first. */
  public static List<String> rows(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(EITHER));
    rows.addAll(totals.sides());
    return rows;
  }

  /** The rows in which a game is counted; only the first if it is not known who moved first. */
  public static List<String> of(PlayedGame game) {
    return game.knowsFirst() ? List.of(EITHER, game.summary().getFirstMover()) : List.of(EITHER);
  }

  /** The rows in which a side of a game is counted: {@code first or second}, and one of these. */
  public static List<String> of(PlayedGame game, String side) {
    return game.knowsFirst()
        ? List.of("first or second", game.movedFirst(side) ? "first" : "second")
        : List.of("first or second");
  }
}
