package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A way in which a game ends.
 *
 * @param id the word of the tag {@code Termination}
 * @param name what people call it
 * @param when when it is looked at, in words
 * @param most the word of the score of which the winner has most, if that decides
 * @param levels the levels of victory, the lowest first
 */
public record WayToWin(
    String id, String name, String when, Optional<String> most, List<Level> levels) {

  /**
   * A level of victory.
   *
   * @param word its word
   * @param from the least lead that gives it; empty if something else decides
   */
  public record Level(String word, OptionalInt from) {}

  /** Copies the list. */
  public WayToWin {
    levels = List.copyOf(levels);
  }
}
