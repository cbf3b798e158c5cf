package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * When the game ends in one of the ways of {@code endings}, and who then wins: {@code points last,
 * collapse lost 20 strength, towns held 0304 0803}.
 *
 * @param ends the ways, in the order of the file
 */
public record GameEnds(List<End> ends) implements Check {

  /** When a way to win is reached. */
  public sealed interface When {}

  /** When the last turn is over; the score of the ending says who wins. */
  public record Last() implements When {}

  /**
   * At once when a side has lost so much; the other one wins.
   *
   * @param least how much
   * @param of what is counted: {@link Stacking#UNITS}, or the word of a rating
   */
  public record Lost(int least, String of) implements When {}

  /**
   * At once when a side controls all of some spaces, or is the last to have been in them; it wins.
   *
   * @param spaces the spaces
   */
  public record Held(Set<String> spaces) implements When {

    /** Copies the set. */
    public Held {
      spaces = Set.copyOf(spaces);
    }
  }

  /**
   * A way to win.
   *
   * @param ending the word of the ending
   */
  public record End(String ending, When when) {}

  /** Copies the list. */
  public GameEnds {
    ends = List.copyOf(ends);
  }

  @Override
  public Topic topic() {
    return Topic.END;
  }

  static GameEnds read(Cursor line, CheckNames names) {
    List<End> ends = new ArrayList<>();
    Set<String> right = names.goals().endings().keySet();
    for (Clause clause : Clause.all(line, List.of(), "last", "lost", "held")) {
      String ending = Clause.in(clause.next("an ending", right), "an ending", right);
      clause.end();
      List<Cursor> lost = clause.after("lost");
      List<Cursor> held = clause.after("held");
      boolean last = clause.has("last");
      if ((last ? 1 : 0) + Math.min(1, lost.size()) + Math.min(1, held.size()) != 1) {
        throw line.bad("one of last, lost and held behind " + ending, List.of());
      }
      ends.add(
          new End(
              ending, last ? new Last() : held.isEmpty() ? lost(lost, names) : held(held, names)));
    }
    return new GameEnds(ends);
  }

  private static Held held(List<Cursor> spaces, CheckNames names) {
    return new Held(names.spaces(spaces));
  }

  private static Lost lost(List<Cursor> words, CheckNames names) {
    List<String> right = new ArrayList<>(List.of(Stacking.UNITS));
    right.addAll(names.ratings());
    Optional<Cursor> of = words.stream().skip(1).findFirst();
    int least = Clause.number(words.get(0), "how much is lost, a whole number,");
    return new Lost(
        least, of.map(w -> Clause.in(w, "units or a rating", right)).orElse(Stacking.UNITS));
  }
}
