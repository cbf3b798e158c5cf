package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How far units may move in a phase: {@code move, 0 when disrupted}. Entering a space costs what
 * {@code cost} of its terrain and of the edges says, 1 where nothing does. Of allowances the last
 * that fits a unit counts.
 *
 * @param allowances the allowances, in the order of the file
 */
public record Movement(List<Allowance> allowances) implements Check {

  /**
   * An allowance.
   *
   * @param points the points of movement
   * @param units the units that have it
   * @param phases the phases in which it holds; empty for all
   * @param least the spaces that may be entered whatever they cost
   */
  public record Allowance(Amount points, Among units, Set<String> phases, int least) {

    /** Copies the set. */
    public Allowance {
      phases = Set.copyOf(phases);
    }
  }

  /** Copies the list. */
  public Movement {
    allowances = List.copyOf(allowances);
  }

  @Override
  public Topic topic() {
    return Topic.MOVE;
  }

  static Movement read(Cursor line, CheckNames names) {
    List<Allowance> allowances = new ArrayList<>();
    for (Clause clause : Clause.all(line, Among.KEYWORDS, "during", "least")) {
      Amount points = names.amount(clause.next("points of movement, or a rating,", List.of()));
      clause.end();
      Set<String> phases = names.phases(clause.after("during"));
      int least = clause.one("least").map(word -> Clause.number(word, "spaces")).orElse(0);
      allowances.add(new Allowance(points, Among.of(clause, names), phases, least));
    }
    return new Movement(allowances);
  }
}
