package org.wardiary.events.game;

/**
 * How a rule ended a game.
 *
 * @param winner the winning side, 0 or 1; {@link #DRAW}; -1 in {@link #NONE}
 * @param termination {@code strategic}, {@code attrition}, {@code no-legal-order} or {@code limit};
 *     empty in {@link #NONE}
 */
public record Ending(int winner, String termination) {

  /** Takes the place of a winner in a drawn game. */
  public static final int DRAW = 2;

  /** No rule has ended the game. */
  public static final Ending NONE = new Ending(-1, "");

  /** The result as records give it: a side's name or {@code draw}; empty for {@link #NONE}. */
  public String result(Game game) {
    return result(Sides.of(game));
  }

  /** The result as {@link #result(Game)} gives it, from the names of the sides. */
  public String result(Sides sides) {
    return winner == DRAW ? "draw" : sides.nameOrEmpty(winner);
  }
}
