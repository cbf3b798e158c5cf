package org.wardiary.analytics.tournament;

import java.util.List;
import org.wardiary.analytics.strength.Encounters.Seating;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * A game that counts, from the viewpoint of one of its players. A game counts if both players are
 * named, they are different, and somebody won or the game was drawn.
 *
 * @param game the game
 * @param side the player's side, 0 or 1
 */
public record Meeting(GameSummary game, int side) {

  /** Both players' views of a game; empty if it does not count. */
  public static List<Meeting> of(GameSummary game) {
    return counts(game) ? List.of(new Meeting(game, 0), new Meeting(game, 1)) : List.of();
  }

  /** Whether a game counts. */
  public static boolean counts(GameSummary game) {
    return isBetweenTwo(game) && isOver(game);
  }

  /** Whether both players are known and they are different. */
  static boolean isBetweenTwo(GameSummary game) {
    return Seating.of(game).betweenTwo();
  }

  /** Whether somebody won or the game was drawn. */
  static boolean isOver(GameSummary game) {
    return GameResult.of(game).isFinished();
  }

  /** Name of the player. */
  public String player() {
    return name(side);
  }

  /** Name of the other player. */
  public String opponent() {
    return name(1 - side);
  }

  private String name(int of) {
    return PlayerName.of(game, of);
  }

  /** Name of the player's side. */
  public String sideName() {
    return game.getSides().get(side);
  }

  /** Whether the player won. */
  public boolean isWon() {
    return game.getResult().equals(sideName());
  }

  /** Whether the game was drawn. */
  public boolean isDrawn() {
    return GameResult.of(game) == GameResult.DRAW;
  }

  /** Points of the player: 1, 0.5 or 0. */
  public double points() {
    if (isDrawn()) {
      return 0.5;
    }
    return isWon() ? 1 : 0;
  }

  /** Whether the player had the first turn. */
  public boolean isMovingFirst() {
    return game.getFirstMover().equals(sideName());
  }

  /** The player's first answers to the question of a turn, at most three. */
  public List<String> opening() {
    return side == 0 ? game.getFirstOpening() : game.getSecondOpening();
  }
}
