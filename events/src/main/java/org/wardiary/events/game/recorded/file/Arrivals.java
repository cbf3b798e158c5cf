package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.Set;

/**
 * That units arrive in the turn and at the space that the order of battle gives: {@code later},
 * {@code at 0101 0102}.
 *
 * @param later whether they may arrive in a later turn
 * @param at where units arrive for which the order of battle has no space; empty for anywhere
 */
public record Arrivals(boolean later, Set<String> at) implements Check {

  /** Copies the set. */
  public Arrivals {
    at = Set.copyOf(at);
  }

  @Override
  public Topic topic() {
    return Topic.ARRIVE;
  }

  static Arrivals read(Cursor line, CheckNames names) {
    Clause clause = Clause.single(line, List.of(), "later", "at");
    clause.end();
    return new Arrivals(clause.has("later"), names.spaces(clause.after("at")));
  }
}
