package org.wardiary.projector.fold;

import org.wardiary.events.identity.Names;
import org.wardiary.projector.view.GameSummary;

/**
 * Decides whether a player is known, and who it is. Summaries keep a name as it was recorded, so a
 * game may have a player whose name is nothing but spaces, of whatever kind.
 */
public final class PlayerName {

  private static final String UNKNOWN = "?";

  private PlayerName() {}

  /**
   * The player who had a side; "" if unknown.
   *
   * @param side 0 for the first-named side, 1 for the next one, and so on
   */
  public static String of(GameSummary game, int side) {
    return of(written(game, side));
  }

  /** The player's name as the record has it; "" if it has none. */
  public static String written(GameSummary game, int side) {
    return switch (side) {
      case 0 -> game.getFirstPlayer();
      case 1 -> game.getSecondPlayer();
      default -> game.getRecorded().getOrDefault(game.getSides().get(side), "");
    };
  }

  /**
   * The form of a recorded name that all ways of writing it share; "" if it says nothing: if none
   * of its characters shows, or if it is a question mark.
   */
  public static String of(String recorded) {
    String name = Names.same(recorded);
    return name.equals(UNKNOWN) ? "" : name;
  }
}
