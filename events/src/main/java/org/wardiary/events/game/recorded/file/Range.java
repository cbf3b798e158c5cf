package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How many spaces away from an attacked space the attackers and who supports them may stand: {@code
 * 1, 2-3 of Mortar, range of Art}. Of reaches the last that fits a unit counts.
 *
 * @param reaches the reaches, in the order of the file
 */
public record Range(List<Reach> reaches) implements Check {

  /**
   * A reach.
   *
   * @param least the least distance
   * @param most the largest distance
   * @param units the units that have it
   */
  public record Reach(int least, Amount most, Among units) {}

  /** Copies the list. */
  public Range {
    reaches = List.copyOf(reaches);
  }

  @Override
  public Topic topic() {
    return Topic.RANGE;
  }

  static Range read(Cursor line, CheckNames names) {
    List<Reach> reaches = new ArrayList<>();
    for (Clause clause : Clause.all(line, Among.KEYWORDS)) {
      String expected = "a number of spaces such as 1 or 2-4, or a rating,";
      Cursor word = clause.next(expected, names.ratings());
      clause.end();
      Optional<int[]> numbers =
          Character.isDigit(word.text().charAt(0))
              ? Optional.of(Clause.numbers(word, expected))
              : Optional.empty();
      boolean ranged = word.text().indexOf('-') > 0;
      int least = numbers.filter(any -> ranged).map(all -> all[0]).orElse(0);
      String most = numbers.map(all -> all[1] + "").orElseGet(() -> names.rating(word, expected));
      reaches.add(new Reach(least, new Amount(most), Among.of(clause, names)));
    }
    return new Range(reaches);
  }
}
