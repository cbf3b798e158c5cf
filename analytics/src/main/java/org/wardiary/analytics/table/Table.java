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
 * @param id lower-case words joined by {@code -}, the name of its files, e.g. {@code
 *     win-conditions}
 * @param title a title for people
 * @param source of what games it was made, e.g. {@code 240 games, all simulated}; "" if not yet
 *     said
 * @param note what is counted, the method, the interval, and the seed where one was used
 * @param definition the page in {@code docs/statistics} that defines it, without {@code .md}
 * @param columns the columns
 * @param rows the rows, in an order that depends on the data alone
 * @param missing of columns of estimates, by name: what a row that the table does not have would
 *     hold, by what that row is about ({@link TableBuilder#missing})
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

  /** A checked table. */
  public Table {
    if (!ID.matcher(id).matches() || !ID.matcher(definition).matches()) {
      throw new IllegalArgumentException(
          "expected ids of lower-case words, but got '" + id + "', '" + definition + "'");
    }
    rows = List.copyOf(rows);
    missing = Map.copyOf(missing);
  }

  /** A table of which nothing is known of rows that it does not have. */
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
   * What a row that the table does not have would hold in a column of estimates: none of so many
   * games where the column is about games that other rows count, too; else no game is concerned.
   *
   * @param column name of the column
   * @param of what the row is about, as {@link TableBuilder#missing} says
   */
  public Estimate missing(String column, List<String> of) {
    return missing.getOrDefault(column, none -> Estimate.hidden(0)).apply(of);
  }

  /** The same table, saying of what games it was made. */
  public Table withSource(String games) {
    return new Table(id, title, games, note, definition, columns, rows, missing);
  }

  /** The same table of some of its rows. */
  public Table only(Predicate<Row> wanted) {
    return new Table(id, title, source, note, definition, columns, select(wanted), missing);
  }

  /** The same table without what its estimates were made of: its cells alone. */
  public Table plain() {
    return new Table(
        id, title, source, note, definition, columns, rows.stream().map(Row::plain).toList());
  }

  /** The first row that fits. */
  public Optional<Row> find(Predicate<Row> wanted) {
    return rows.stream().filter(wanted).findFirst();
  }

  /** All rows that fit, in order. */
  public List<Row> select(Predicate<Row> wanted) {
    return rows.stream().filter(wanted).toList();
  }
}
