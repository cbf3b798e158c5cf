package org.wardiary.events.game.recorded.statement;

import java.util.Map;
import java.util.Optional;

/**
 * The names that may stand at one place, with what each means. Immutable.
 *
 * @param <T> what a name means
 * @param names the known names
 * @param others what any other name means; empty if the list is closed
 */
public record Lexicon<T>(Map<String, T> names, Optional<T> others) {

  /** Copies the names. */
  public Lexicon {
    names = Map.copyOf(names);
  }

  /** A closed list. */
  public static <T> Lexicon<T> of(Map<String, T> names) {
    return new Lexicon<>(names, Optional.empty());
  }

  /** Any name, each with the same meaning. */
  public static <T> Lexicon<T> any(T meaning) {
    return new Lexicon<>(Map.of(), Optional.of(meaning));
  }

  /** What a name means; empty if it is not in a closed list. */
  public Optional<T> find(String name) {
    T known = names.get(name);
    return known == null ? others : Optional.of(known);
  }
}
