package org.wardiary.events.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A record's tag pairs in the order in which they stand. Names are unique.
 *
 * @param pairs the pairs
 */
public record Tags(List<Pair> pairs) {

  /**
   * A tag pair.
   *
   * @param name its name
   * @param value its value, escapes resolved
   */
  public record Pair(String name, String value) {}

  /** Copies the list. */
  public Tags {
    pairs = List.copyOf(pairs);
  }

  /** A tag's value. */
  public Optional<String> get(String name) {
    for (Pair pair : pairs) {
      if (pair.name().equals(name)) {
        return Optional.of(pair.value());
      }
    }
    return Optional.empty();
  }

  /** Whether the tag {@code Event} says that the game was simulated. */
  public boolean simulated() {
    return get("Event").filter(Tags::saysSimulated).isPresent();
  }

  /** Whether a value of the tag {@code Event} says that its games were simulated. */
  public static boolean saysSimulated(String event) {
    return event.toLowerCase(Locale.ROOT).contains("simulat");
  }
}
