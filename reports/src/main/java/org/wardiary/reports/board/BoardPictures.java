package org.wardiary.reports.board;

import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;

/** The list of picture makers: one line a game. */
public final class BoardPictures {

  private static final Map<String, BoardPicture> BY_GAME =
      Map.ofEntries(
          Map.entry("squares/civil-war", new SquaresPicture("Blue", "Gray")),
          Map.entry("squares/napoleonic", new SquaresPicture("British", "French")),
          Map.entry("generals-view", new GeneralsViewPicture()),
          Map.entry("wargaming-on-the-square", new OnTheSquarePicture()));

  private BoardPictures() {}

  /** Ids of the games that have pictures, sorted. */
  public static List<String> games() {
    return BY_GAME.keySet().stream().sorted().toList();
  }

  /**
   * The picture maker of a game.
   *
   * @param game the game's id
   * @throws IllegalArgumentException if there is none
   */
  public static BoardPicture of(String game) {
    BoardPicture picture = BY_GAME.get(game);
    if (picture == null) {
      throw new IllegalArgumentException(
          Text.of(
              "expected a game with pictures, one of %s, but got '%s'",
              String.join(", ", games()), game));
    }
    return picture;
  }
}
