package org.wardiary.events.game.recorded.file;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * @param losses what results cost, by their words, others nothing; empty if the file does not say
 */
public record ResultTable(
    String id,
    String name,
    String die,
    Index index,
    List<String> columns,
    Map<String, List<String>> rows,
    Map<String, Loss> losses) {

  private static final double NEAR = 1e-9;
  private static final Pattern NUMBER =
      Pattern.compile("([+-]?[0-9]{1,6})(?:[-:]([1-9][0-9]{0,5})|[+-])?");

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
    losses = Copies.of(losses);
  }

  /** All results of the table. */
  public Set<String> results() {
    Set<String> results = new LinkedHashSet<>();
    rows.values().forEach(results::addAll);
    return Collections.unmodifiableSet(results);
  }

  /** What a result costs. */
  public Loss loss(String result) {
    return losses.getOrDefault(result, Loss.NONE);
  }

  /**
   * What the table gives.
   *
   * @param die the number of the die, with what is added to it; beyond the first or last row, that
   *     row counts
   * @param column one of the columns
   * @return empty if no row has the number
   */
  public Optional<String> result(int die, String column) {
    List<Row> all = rows.keySet().stream().map(Row::of).toList();
    int least = all.stream().mapToInt(Row::least).min().orElse(0);
    int most = all.stream().mapToInt(Row::most).max().orElse(0);
    int within = Math.max(least, Math.min(most, die));
    return all.stream()
        .filter(row -> row.least() <= within && within <= row.most())
        .findFirst()
        .map(row -> rows.get(row.key()).get(columns.indexOf(column)));
  }

  /**
   * The column that strengths give, rounded in favour of the defender, and shifted.
   *
   * @return empty if strengths choose no column, or a column's word says no number
   */
  public Optional<String> column(int attack, int defence, int shift) {
    List<OptionalDouble> values = columns.stream().map(this::value).toList();
    if (index == Index.COLUMNS || values.stream().anyMatch(OptionalDouble::isEmpty)) {
      return Optional.empty();
    }
    double reached =
        switch (index) {
          case ODDS -> (double) attack / Math.max(defence, NEAR);
          case DIFFERENTIAL -> attack - defence;
          default -> attack;
        };
    int found = 0;
    for (int i = 0; i < values.size(); i++) {
      found = values.get(i).getAsDouble() <= reached + NEAR ? i : found;
    }
    return Optional.of(columns.get(Math.max(0, Math.min(columns.size() - 1, found + shift))));
  }

  /** The least that chooses a column. */
  private OptionalDouble value(String column) {
    Matcher number = NUMBER.matcher(column);
    if (!number.matches()) {
      return OptionalDouble.empty();
    }
    double first = Double.parseDouble(number.group(1));
    boolean ratio = index == Index.ODDS && number.group(2) != null;
    return OptionalDouble.of(ratio ? first / Double.parseDouble(number.group(2)) : first);
  }

  /** The numbers of a die that a row is for. */
  private record Row(String key, int least, int most) {

    static Row of(String key) {
      int dash = key.indexOf('-', 1);
      boolean open = dash == key.length() - 1;
      String first =
          key.endsWith("+")
              ? key.substring(0, key.length() - 1)
              : dash < 0 ? key : key.substring(0, dash);
      int number = Integer.parseInt(first);
      if (key.endsWith("+")) {
        return new Row(key, number, Integer.MAX_VALUE);
      }
      if (dash > 0 && open) {
        return new Row(key, Integer.MIN_VALUE, number);
      }
      return new Row(key, number, dash < 0 ? number : Integer.parseInt(key.substring(dash + 1)));
    }
  }
}
