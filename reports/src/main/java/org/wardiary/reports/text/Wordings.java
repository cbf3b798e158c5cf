package org.wardiary.reports.text;

import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;

/** The list of wordings: one line a game. */
final class Wordings {

  private static final Map<String, Phrases> BY_GAME =
      Map.ofEntries(
          Map.entry("generals-view", GeneralsViewWording.PHRASES),
          Map.entry("squares/civil-war", SquaresWording.PHRASES),
          Map.entry("squares/napoleonic", SquaresWording.PHRASES),
          Map.entry("wargaming-on-the-square", OnTheSquareWording.PHRASES));

  private Wordings() {}

  /** Ids of the games that have a wording, sorted. */
  static List<String> games() {
    return BY_GAME.keySet().stream().sorted().toList();
  }

  /**
   * A game's wording.
   *
   * @throws IllegalArgumentException if it has none
   */
  static Phrases of(String game) {
    Phrases phrases = BY_GAME.get(game);
    if (phrases == null) {
      throw new IllegalArgumentException(
          Text.of(
              "expected a game that can be told, one of %s, but got '%s'",
              String.join(", ", games()), game));
    }
    return phrases;
  }
}
