package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Optional;

/**
 * A kind of unit.
 *
 * @param id its word
 * @param name what people call it
 * @param symbol the name of its symbol, if it has one
 * @param ratings the words of its units' ratings, in order
 * @param steps how many steps its units have
 */
public record Kind(
    String id, String name, Optional<String> symbol, List<String> ratings, int steps) {

  /** Copies the list. */
  public Kind {
    ratings = List.copyOf(ratings);
  }
}
