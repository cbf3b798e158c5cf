package org.wardiary.analytics.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

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
 */
public record Table(
    String id,
    String title,
    String source,
    String note,
    String definition,
    Columns columns,
    List<Row> rows) {

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** A checked table. */
  public Table {
    if (!ID.matcher(id).matches() || !ID.matcher(definition).matches()) {
      throw new IllegalArgumentException(
          "expected ids of lower-case words, but got '" + id + "', '" + definition + "'");
    }
    rows = List.copyOf(rows);
  }

  /** The same table, saying of what games it was made. */
  public Table withSource(String games) {
    return new Table(id, title, games, note, definition, columns, rows);
  }

  /** The same table of some of its rows. */
  public Table only(Predicate<Row> wanted) {
    return new Table(id, title, source, note, definition, columns, select(wanted));
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
