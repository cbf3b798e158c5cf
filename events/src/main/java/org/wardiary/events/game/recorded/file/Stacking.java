package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How much of a side may stand in a space: {@code 2, 3 in t, 1 of Art}. Of limits for the same
 * units, the last one that fits the terrain counts.
 *
 * @param limits the limits, in the order of the file
 * @param always whether they hold at any time, not only when a phase ends
 */
public record Stacking(List<Limit> limits, boolean always) implements Check {

  /** What is counted where no rating is: the units. */
  public static final String UNITS = "units";

  /** What is counted where no rating is: the steps that units have left. */
  public static final String STEPS = "steps";

  /**
   * A limit.
   *
   * @param most the most that may stand there
   * @param of what is counted: {@link #UNITS}, {@link #STEPS}, or the word of a rating, or of a
   *     state whose values are numbers
   * @param units the units that count
   * @param terrain where it holds; empty for everywhere
   */
  public record Limit(int most, String of, Among units, Set<String> terrain) {

    /** Copies the set. */
    public Limit {
      terrain = Set.copyOf(terrain);
    }
  }

  /** Copies the list. */
  public Stacking {
    limits = List.copyOf(limits);
  }

  @Override
  public Topic topic() {
    return Topic.STACK;
  }

  static Stacking read(Cursor line, CheckNames names) {
    boolean always = false;
    List<Limit> limits = new ArrayList<>();
    for (Clause clause : Clause.all(line, Among.KEYWORDS, "in", "always")) {
      String most = "the most that may stand in a space, a whole number,";
      int number = Clause.number(clause.next(most, List.of()), most);
      List<String> right = new ArrayList<>(List.of(UNITS, STEPS));
      right.addAll(names.ratings());
      right.addAll(names.numbers());
      String of =
          clause
              .next()
              .map(word -> Clause.in(word, "units, steps, a rating, or of, in, always,", right))
              .orElse(UNITS);
      clause.end();
      Set<String> terrain = names.terrain(clause.after("in"));
      limits.add(new Limit(number, of, Among.of(clause, names), terrain));
      always |= clause.has("always");
    }
    return new Stacking(limits, always);
  }
}
