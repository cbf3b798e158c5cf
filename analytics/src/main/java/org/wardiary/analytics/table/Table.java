package org.wardiary.analytics.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.wardiary.analytics.estimate.Estimate;

/**
 * A statistic: title, named columns, rows, and a note on what was counted and how.
 *
 * @param id lower-case words joined by {@code -}, used for file names, e.g. {@code win-conditions}
 * @param title a title for display
 * @param source the games that were counted, e.g. {@code 240 games, all simulated}; "" if not yet
 *     set
 * @param note what is counted, the method, the interval, and the seed if one was used
 * @param definition the page in {@code docs/statistics} that defines the table, without {@code .md}
 * @param columns the columns
 * @param rows the rows, in an order that depends on the data alone
 * @param missing for columns of estimates, by name: the estimate that an absent row would hold, as
 *     a function of what that row is about ({@link TableBuilder#missing})
 */
public record Table(
    String id,
    String title,
    String source,
    String note,
    String definition,
    Columns columns,
    List<Row> rows,
    Map<String, Function<List<String>, Estimate>> missing) {

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** Checks the ids, and copies the rows and the map. */
  public Table {
    if (!ID.matcher(id).matches() || !ID.matcher(definition).matches()) {
      throw new IllegalArgumentException(
          "expected ids of lower-case words, but got '" + id + "', '" + definition + "'");
    }
    rows = List.copyOf(rows);
    missing = Map.copyOf(missing);
  }

  /** A table for which nothing is known about absent rows. */
  public Table(
      String id,
      String title,
      String source,
      String note,
      String definition,
      Columns columns,
      List<Row> rows) {
    this(id, title, source, note, definition, columns, rows, Map.of());
  }

  /**
   * The estimate that an absent row would hold in a column: 0 out of n games if the column is about
   * games that other rows count too; otherwise hidden, with n = 0.
   *
   * @param column name of the column
   * @param of what the row is about, as defined by {@link TableBuilder#missing}
   */
  public Estimate missing(String column, List<String> of) {
    return missing.getOrDefault(column, none -> Estimate.hidden(0)).apply(of);
  }

  /** This table with a description of the games that were counted. */
  public Table withSource(String games) {
    return new Table(id, title, games, note, definition, columns, rows, missing);
  }

  /** This table with only some of its rows. */
  public Table only(Predicate<Row> wanted) {
    return new Table(id, title, source, note, definition, columns, select(wanted), missing);
  }

  /** This table with its cells alone, without the estimates behind them. */
  public Table plain() {
    return new Table(
        id, title, source, note, definition, columns, rows.stream().map(Row::plain).toList());
  }

  /** The first row that satisfies a predicate. */
  public Optional<Row> find(Predicate<Row> wanted) {
    return rows.stream().filter(wanted).findFirst();
  }

  /** All rows that satisfy a predicate, in order. */
  public List<Row> select(Predicate<Row> wanted) {
    return rows.stream().filter(wanted).toList();
  }
}
