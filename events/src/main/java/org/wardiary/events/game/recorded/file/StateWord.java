package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.Titled;
import org.wardiary.events.game.recorded.statement.Ids;

/**
 * A word for a state of something.
 *
 * @param id the word
 * @param name what people call it
 * @param of what has it
 * @param form what values it has
 * @param values the values, if they are a closed list, else empty
 * @param start the values that spaces have before the first statement, by the space's id
 */
public record StateWord(
    String id,
    String name,
    Set<Bearer> of,
    Form form,
    List<String> values,
    Map<String, String> start) {

  /** What can have a state. */
  public enum Bearer implements Titled {
    /** Units. */
    UNITS,
    /** Spaces. */
    SPACES,
    /** Sides of spaces. */
    EDGES,
    /** The sides of the game. */
    SIDES
  }

  /** What values a state has. */
  public enum Form implements Titled {
    /** None: it is there or not. */
    WORD,
    /** A whole number. */
    NUMBER,
    /** One word of a list. */
    LIST,
    /** Any word. */
    ANY
  }

  /** Copies the collections. */
  public StateWord {
    of = Set.copyOf(of);
    values = List.copyOf(values);
    start = Copies.of(start);
  }

  /** The word with the values that spaces have before the first statement. */
  StateWord startingWith(Map<String, String> spaces) {
    return new StateWord(id, name, of, form, values, spaces);
  }

  /** Whether the state may have a value, which is empty for none. */
  public boolean accepts(String value) {
    return switch (form) {
      case WORD -> value.isEmpty();
      case NUMBER -> value.matches("-?[0-9]{1,9}");
      case LIST -> values.contains(value);
      case ANY -> Ids.isId(value) || value.matches("-[0-9]{1,9}");
    };
  }
}
