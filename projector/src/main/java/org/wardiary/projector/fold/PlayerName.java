package org.wardiary.projector.fold;

import org.wardiary.projector.view.GameSummary;

/**
 * Decides whether a player is known. Summaries keep a name as it was recorded, so a game may have a
 * player whose name is nothing but spaces.
 */
public final class PlayerName {

  private static final String UNKNOWN = "?";

  private PlayerName() {}

  /**
   * The player who had a side; "" if unknown.
   *
   * @param side 0 for the first-named side, 1 for the other
   */
  public static String of(GameSummary game, int side) {
    return of(side == 0 ? game.getFirstPlayer() : game.getSecondPlayer());
  }

  /** A recorded name; "" if it says nothing: if it is blank or {@code ?}. */
  public static String of(String recorded) {
    return recorded.isBlank() || recorded.equals(UNKNOWN) ? "" : recorded;
  }
}
