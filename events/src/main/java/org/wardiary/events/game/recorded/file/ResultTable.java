package org.wardiary.events.game.recorded.file;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.Titled;

/**
 * A table that gives the results of a die, such as a combat table.
 *
 * @param id its word
 * @param name what people call it
 * @param die the word of its die or dice
 * @param index what chooses the column
 * @param columns the words of the columns, left to right
 * @param rows the results, a word for each column, by the die's result: {@code 3}, {@code 3-5}
 */
public record ResultTable(
    String id,
    String name,
    String die,
    Index index,
    List<String> columns,
    Map<String, List<String>> rows) {

  /** What chooses the column of a table. */
  public enum Index implements Titled {
    /** The ratio of strengths. */
    ODDS,
    /** The difference of strengths. */
    DIFFERENTIAL,
    /** The strength of one side. */
    STRENGTH,
    /** Something else, which the players name. */
    COLUMNS
  }

  /** Copies the collections. */
  public ResultTable {
    columns = List.copyOf(columns);
    rows = Copies.of(rows);
  }

  /** All results of the table. */
  public Set<String> results() {
    Set<String> results = new LinkedHashSet<>();
    rows.values().forEach(results::addAll);
    return Collections.unmodifiableSet(results);
  }
}
