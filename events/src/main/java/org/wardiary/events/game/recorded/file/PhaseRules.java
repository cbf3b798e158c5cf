package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.Titled;

/**
 * That phases follow one another as {@code turns} says, and in which of them what happens: {@code
 * move place in Move, attack in Combat}.
 *
 * @param acts the phases in which a statement may stand, by what it says; free where it has none
 */
public record PhaseRules(Map<Act, Set<String>> acts) implements Check {

  /** What statements say. */
  public enum Act implements Titled {
    /** Units move. */
    MOVE,
    /** Units are placed. */
    PLACE,
    /** An attack is declared, or resolved. */
    ATTACK,
    /** Units retreat. */
    RETREAT,
    /** Units advance. */
    ADVANCE,
    /** Units are eliminated. */
    LOSE,
    /** A state changes. */
    STATE,
    /** Chance decides. */
    CHANCE,
    /** A card is played. */
    PLAY
  }

  /** Copies the map. */
  public PhaseRules {
    acts = Copies.of(acts);
  }

  @Override
  public Topic topic() {
    return Topic.PHASES;
  }

  static PhaseRules read(Cursor line, CheckNames names) {
    Map<Act, Set<String>> acts = new LinkedHashMap<>();
    List<String> right = List.of(Act.values()).stream().map(Titled::title).toList();
    List<Clause> clauses = line.text().isBlank() ? List.of() : Clause.all(line, List.of(), "in");
    for (Clause clause : clauses) {
      List<Cursor> words = clause.rest();
      CheckNames.listed(words, "one of " + String.join(", ", right), right);
      Set<String> phases = names.phases(clause.after("in"));
      if (words.isEmpty() || phases.isEmpty()) {
        throw line.bad("what happens, then in and phases, such as move in Move", List.of());
      }
      words.forEach(
          word ->
              acts.computeIfAbsent(Enums.of(word, Act.values()), any -> new LinkedHashSet<>())
                  .addAll(phases));
    }
    return new PhaseRules(acts);
  }
}
