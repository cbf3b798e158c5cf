package org.wardiary.events.game;

/**
 * How a rule ended a game.
 *
 * @param winner 0 or 1, a side; {@link #DRAW}; -1 for {@link #NONE}
 * @param termination {@code strategic}, {@code attrition}, {@code no-legal-order} or {@code limit}
 */
public record Ending(int winner, String termination) {

  /** In place of a winner: the game is drawn. */
  public static final int DRAW = 2;

  /** No rule has ended the game. */
  public static final Ending NONE = new Ending(-1, "");

  /** The result as a record writes it: a side's name or {@code draw}; empty for {@link #NONE}. */
  public String result(Game game) {
    return winner == DRAW ? "draw" : Sides.of(game).nameOrEmpty(winner);
  }
}
