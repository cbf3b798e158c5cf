package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a table gives: {@code combat by strength half disrupted shift w -1 river -1 add h -1}.
 * Without ratings only the result is looked at, not the column.
 *
 * @param table the word of the table
 * @param strengths the ratings that choose the column
 * @param half states of units that have half their rating, fractions dropped, but 1 at least
 * @param shift columns to the right by the word of the terrain attacked, or of an edge between
 *     attackers and defenders
 * @param add what is added to the die, by the same words
 * @param worth in what losses are counted: the steps that units have left, or the word of a rating
 */
public record CombatTable(
    String table,
    Optional<Strengths> strengths,
    Set<String> half,
    Map<String, Integer> shift,
    Map<String, Integer> add,
    String worth)
    implements Check {

  /** Losses are counted in steps. */
  public static final String STEPS = "steps";

  /**
   * Ratings.
   *
   * @param attack the rating of attackers
   * @param defence the rating of defenders
   */
  public record Strengths(String attack, String defence) {}

  /** Copies the maps. */
  public CombatTable {
    half = Set.copyOf(half);
    shift = Copies.of(shift);
    add = Copies.of(add);
  }

  @Override
  public Topic topic() {
    return Topic.TABLE;
  }

  static CombatTable read(Cursor line, CheckNames names) {
    Clause clause = Clause.single(line, List.of(), "by", "half", "shift", "add", "worth");
    Map<String, ResultTable> tables = names.vocabulary().tables();
    Cursor word = clause.next("a table", tables.keySet());
    String table = Clause.in(word, "a table", tables.keySet());
    clause.end();
    List<Cursor> by = clause.after("by");
    if (by.size() > 2) {
      throw by.get(2).bad("one or two ratings, of attackers and of defenders,", List.of());
    }
    by.forEach(rating -> names.rating(rating, "a rating"));
    Optional<Strengths> strengths =
        by.isEmpty()
            ? Optional.empty()
            : Optional.of(new Strengths(by.get(0).text(), by.get(by.size() - 1).text()));
    if (strengths.isPresent() && tables.get(table).index() == ResultTable.Index.COLUMNS) {
      throw by.get(0).not("no ratings where words choose the column", by.get(0).text());
    }
    return new CombatTable(
        table,
        strengths,
        names.states(clause.after("half")),
        steps(clause.after("shift"), names),
        steps(clause.after("add"), names),
        clause.one("worth").map(one -> worth(one, names)).orElse(STEPS));
  }

  private static String worth(Cursor word, CheckNames names) {
    return word.text().equals(STEPS) ? STEPS : names.rating(word, "steps, or a rating,");
  }

  private static Map<String, Integer> steps(List<Cursor> words, CheckNames names) {
    Map<String, Integer> steps = new LinkedHashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      names.ground(words.subList(i, i + 1));
      Cursor step = words.get(Math.min(i + 1, words.size() - 1));
      if (!step.text().matches("[+-]?[0-9]{1,3}")) {
        throw step.bad("a whole number such as -1", List.of());
      }
      steps.put(words.get(i).text(), Integer.parseInt(step.text()));
    }
    return steps;
  }
}
