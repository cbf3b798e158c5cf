package org.wardiary.analytics.tournament;

import java.util.List;
import java.util.stream.Stream;
import org.wardiary.analytics.strength.Encounters.Seating;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * A round of one of its players: a game that counts, or one that was not played. A game counts if
 * it was played, both players are named, they are different, and somebody won or it was drawn.
 *
 * @param game the game
 * @param side the player's side, 0 or 1
 */
public record Meeting(GameSummary game, int side) {

  /** Both players' views of a game; empty if it does not count. */
  public static List<Meeting> of(GameSummary game) {
    return counts(game) ? List.of(new Meeting(game, 0), new Meeting(game, 1)) : List.of();
  }

  /**
   * All that a game says about a round of its players, whether played or not; empty if it was
   * played and does not count.
   */
  public static List<Meeting> rounds(GameSummary game) {
    if (Endings.isPlayed(game.getTermination())) {
      return of(game);
    }
    return Stream.of(new Meeting(game, 0), new Meeting(game, 1))
        .filter(meeting -> !meeting.player().isEmpty())
        .toList();
  }

  /** Whether a game counts. */
  public static boolean counts(GameSummary game) {
    return Endings.isPlayed(game.getTermination()) && isBetweenTwo(game) && isOver(game);
  }

  /** Whether two sides play, both players are known and they are different. */
  static boolean isBetweenTwo(GameSummary game) {
    return game.getSides().size() == 2 && Seating.of(game).betweenTwo();
  }

  /** Whether somebody won or the game was drawn. */
  static boolean isOver(GameSummary game) {
    return GameResult.of(game).isFinished();
  }

  /** Name of the player. */
  public String player() {
    return name(side);
  }

  /** Name of the other player; empty in a bye. */
  public String opponent() {
    return name(1 - side);
  }

  private String name(int of) {
    return PlayerName.of(game, of);
  }

  /** Name of the player's team, as the game has it; empty if it names none. */
  public String team() {
    return game.getTeams().isEmpty() ? "" : game.getTeams().get(side);
  }

  /** Name of the player's side. */
  public String sideName() {
    return game.getSides().get(side);
  }

  /** Whether the game was played. */
  public boolean isPlayed() {
    return Endings.isPlayed(game.getTermination());
  }

  /** Whether the player had no opponent. */
  public boolean isBye() {
    return Endings.isBye(game.getTermination());
  }

  /** Whether it is a bye that the player asked for: one of half a point or none. */
  boolean isRequestedBye() {
    return isBye() && !isWon();
  }

  /** Whether the player chose not to play: a requested bye, or a forfeit by the player. */
  boolean isVoluntary() {
    return !isPlayed() && !isWon();
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

  /** Whether the opponent had the first turn. */
  public boolean isMovingSecond() {
    return game.getFirstMover().equals(game.getSides().get(1 - side));
  }

  /** The player's first answers to the question of a turn, at most three. */
  public List<String> opening() {
    return side == 0 ? game.getFirstOpening() : game.getSecondOpening();
  }
}
