package org.wardiary.events.game.recorded.file;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.wardiary.events.game.recorded.statement.Ids;

/**
 * The turns of a game.
 *
 * @param first the number of the first turn, 1 unless the game begins later
 * @param last the number of the last turn; empty if it is open
 * @param phases the words of all phases, in the order of the turn; empty if any word is a phase
 * @param steps the sequence of a turn; empty if it is open
 * @param notes words about single turns, such as {@code night}, by number
 */
public record Turns(
    int first,
    OptionalInt last,
    List<String> phases,
    List<Step> steps,
    Map<Integer, String> notes) {

  /** Turns about which nothing is known. */
  public static final Turns OPEN =
      new Turns(1, OptionalInt.empty(), List.of(), List.of(), Map.of());

  /**
   * A part of a turn.
   *
   * @param side the id of the side that acts; empty if all do
   * @param phase the word of the phase; empty if the side's part has no phases
   */
  public record Step(Optional<String> side, Optional<String> phase) {}

  /** Copies the collections. */
  public Turns {
    phases = List.copyOf(phases);
    steps = List.copyOf(steps);
    notes = Collections.unmodifiableMap(new TreeMap<>(notes));
  }

  /** Whether a text is a word of a phase: an id without a full stop, which stands before it. */
  static boolean isWord(String text) {
    return Ids.isId(text) && text.indexOf('.') < 0;
  }
}
