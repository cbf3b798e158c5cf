package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.Titled;

/**
 * How far and where units retreat, or advance after an attack: {@code 2 away never zones enemies by
 * owner, 1 on D1}. Of lengths the last that fits the result and the unit counts. No path leads over
 * what costs {@code never}.
 *
 * @param topic {@link Topic#RETREAT} or {@link Topic#ADVANCE}
 * @param lengths the lengths, in the order of the file
 */
public record Withdrawal(Topic topic, List<Length> lengths) implements Check {

  /** Who decides. */
  public enum Decider implements Titled {
    /** The side of the unit. */
    OWNER,
    /** Another side. */
    ENEMY
  }

  /** What units may not enter. */
  public enum Barred implements Titled {
    /** Spaces that adjoin enemies, or zones of control where the file has such. */
    ZONES,
    /** Spaces with enemies. */
    ENEMIES,
    /** Spaces with units of their own side. */
    FRIENDS
  }

  /**
   * A length.
   *
   * @param least the fewest spaces
   * @param most the most
   * @param results results of tables at which it holds; empty for all
   * @param units the units that have it
   * @param away whether the last space is as far from the first as the path is long
   * @param never what they may not enter
   * @param by who decides; looked at where the record says who did
   */
  public record Length(
      int least,
      int most,
      Set<String> results,
      Among units,
      boolean away,
      Set<Barred> never,
      Optional<Decider> by) {

    /** Copies the sets. */
    public Length {
      results = Set.copyOf(results);
      never = Set.copyOf(never);
    }
  }

  /** Copies the list. */
  public Withdrawal {
    lengths = List.copyOf(lengths);
  }

  static Withdrawal read(Topic topic, Cursor line, CheckNames names) {
    List<Length> lengths = new ArrayList<>();
    for (Clause clause : Clause.all(line, Among.KEYWORDS, "on", "away", "never", "by")) {
      String expected = "a number of spaces such as 2 or 1-3";
      int[] spaces = Clause.numbers(clause.next(expected, List.of()), expected);
      clause.end();
      lengths.add(
          new Length(
              spaces[0],
              spaces[1],
              names.results(clause.after("on")),
              Among.of(clause, names),
              clause.has("away"),
              Set.copyOf(
                  clause.after("never").stream().map(w -> word(w, Barred.values())).toList()),
              clause.one("by").map(w -> word(w, Decider.values()))));
    }
    return new Withdrawal(topic, lengths);
  }

  private static <E extends Titled> E word(Cursor word, E[] all) {
    List<String> right = List.of(all).stream().map(Titled::title).toList();
    Clause.in(word, "one of " + String.join(", ", right), right);
    return Enums.of(word, all);
  }
}
